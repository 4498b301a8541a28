import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isObject } from '#studio/client/api/json-paths.ts';
import { GrowingText } from '#studio/client/look/growing-text.tsx';
import type { JsonObject } from '#studio/contract.ts';

interface ConditionJsonProps {
  label: string;
  json: JsonObject;
  onChange: (json: JsonObject) => void;
}

function read(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A part of a condition that lines cannot show: as JSON, which counts once the box is left and it can be read. */
export function ConditionJson({ label, json, onChange }: ConditionJsonProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && read(typed) === null;
  return (
    <>
      <GrowingText
        className="form-control is-code"
        spellCheck={false}
        aria-label={label}
        aria-describedby={id}
        aria-invalid={isWrong || undefined}
        value={typed ?? JSON.stringify(json, null, 2)}
        onChange={setTyped}
        onBlur={() => {
          const next = typed === null ? null : read(typed);
          if (next) onChange(next);
          if (next) setTyped(null);
        }}
      />
      <p id={id} className="condition-meaning">
        {isWrong ? t('studio.panel.unreadable') : label}
      </p>
    </>
  );
}
