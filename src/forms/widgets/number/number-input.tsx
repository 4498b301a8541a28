import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes, ReactElement } from 'react';
import { withDecimalComma } from '#domain/contract/power.ts';
import { TextAffix } from '#forms/widgets/text/text-affix.tsx';
import { TextInput } from '#forms/widgets/text/text-input.tsx';
import { decimalSign } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';

interface NumberInputProps {
  field: WidgetProps;
  /** What stands behind the number. */
  unit?: string | undefined;
  /** The number that a text with a decimal comma is; undefined for none. In a language with a point it gets a comma. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  /** Ids of what describes the field besides its unit. */
  describedBy?: readonly string[];
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A number with comma for point and point for comma. */
const withOtherSigns = (text: string) =>
  text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** The input behind the widgets that give a number. What is no number stays text, which the schema refuses. */
export function NumberInput({
  field,
  unit,
  read,
  write,
  describedBy = [],
  input,
}: NumberInputProps): ReactElement {
  const { value, onChange } = field;
  const { language } = useTexts();
  const hasPoint = decimalSign(language) === '.';
  const present = hasPoint ? (typed: string) => typed : withDecimalComma;
  const readHere = (typed: string) => read(hasPoint ? withOtherSigns(typed) : typed);
  const writeHere = (number: number) => (hasPoint ? withOtherSigns(write(number)) : write(number));
  const tidied = (typed: string) => {
    const text = present(typed.trim());
    const number = readHere(text);
    return number === undefined ? text : writeHere(number);
  };
  const written = {
    ...field,
    value: typeof value === 'number' ? writeHere(value) : value,
    onChange: (text: string | undefined) => onChange(readHere(text ?? '') ?? text),
  };
  return (
    <TextAffix id={field.id} after={unit}>
      {(unitId) => (
        <TextInput
          field={written}
          normalise={tidied}
          present={present}
          presentsWhileTyping
          describedBy={[...(unit ? [unitId] : []), ...describedBy]}
          input={{ inputMode: 'decimal', className: 'form-control is-short', ...input }}
        />
      )}
    </TextAffix>
  );
}
