import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes, ReactElement } from 'react';
import { withDecimalComma } from '#domain/power.ts';
import { TextAffix } from '#forms/widgets/text/text-affix.tsx';
import { TextInput } from '#forms/widgets/text/text-input.tsx';

interface NumberInputProps {
  field: WidgetProps;
  /** What stands behind the number. */
  unit?: string | undefined;
  /** The number that a text is; undefined for none. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  /** Ids of what describes the field besides its unit. */
  describedBy?: readonly string[];
  input?: InputHTMLAttributes<HTMLInputElement>;
}

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
  const tidied = (typed: string) => {
    const text = withDecimalComma(typed.trim());
    const number = read(text);
    return number === undefined ? text : write(number);
  };
  const written = {
    ...field,
    value: typeof value === 'number' ? write(value) : value,
    onChange: (text: string | undefined) => onChange(read(text ?? '') ?? text),
  };
  return (
    <TextAffix id={field.id} after={unit}>
      {(unitId) => (
        <TextInput
          field={written}
          normalise={tidied}
          present={withDecimalComma}
          presentsWhileTyping
          describedBy={[...(unit ? [unitId] : []), ...describedBy]}
          input={{ inputMode: 'decimal', className: 'form-control is-short', ...input }}
        />
      )}
    </TextAffix>
  );
}
