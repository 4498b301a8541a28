import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { GrowingText } from '#studio/client/look/growing-text.tsx';
import type { Json } from '#studio/contract.ts';

interface InputProps {
  label: string;
  value: Json | undefined;
  onChange: (value: Json) => void;
}

/** A number in a condition, with its unit; what is none stays as typed and changes nothing. */
export function NumberInput(props: InputProps & { isWhole: boolean; unit?: string }): ReactElement {
  const { label, value, isWhole, unit, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const plain = text.trim().replace(',', '.');
    const number = Number(plain);
    return plain === '' || Number.isNaN(number) || (isWhole && !Number.isInteger(number))
      ? null
      : number;
  };
  const isWrong = typed !== null && read(typed) === null;
  return (
    <span className="condition-number">
      <input
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        className="form-control is-number"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={unit && id}
        value={typed ?? String(value ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = read(target.value);
          if (number !== null) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
      {unit && <span id={id}>{unit}</span>}
    </span>
  );
}

/** A day as conditions have it, as a number: 20261201. */
export function DayInput({ label, value, onChange }: InputProps): ReactElement {
  return (
    <input
      type="date"
      className="form-control"
      aria-label={label}
      value={String(value ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')}
      onChange={({ target }) => {
        if (target.value) onChange(Number(target.value.replaceAll('-', '')));
      }}
    />
  );
}

/** Several values, one on each line; they count once the box is left. */
export function LinesInput({
  value,
  onChange,
}: {
  value: Json[];
  onChange: (value: Json) => void;
}): ReactElement {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const isNumbers = value.length > 0 && value.every((one) => typeof one === 'number');
  const take = () => {
    const lines = (typed ?? '').split('\n').flatMap((line) => line.trim() || []);
    const next: Json[] = isNumbers ? lines.map(Number).filter((one) => !Number.isNaN(one)) : lines;
    if (typed !== null && next.length > 0) onChange([...new Set(next)]);
    setTyped(null);
  };
  return (
    <GrowingText
      aria-label={t('studio.condition.lines')}
      placeholder={t('studio.condition.lines')}
      value={typed ?? value.join('\n')}
      onChange={setTyped}
      onBlur={take}
    />
  );
}
