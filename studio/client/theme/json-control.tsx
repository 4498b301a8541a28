import type { FieldProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isSame } from '#studio/client/api/json-paths.ts';
import { GrowingText } from '#studio/client/look/growing-text.tsx';
import { labelOf, noteOf } from './field-frame.tsx';
import { contextOf } from './panel-context.ts';

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

function parsed(text: string): { value?: unknown; isWrong: boolean } {
  if (text.trim() === '') return { isWrong: false };
  try {
    return { value: JSON.parse(text), isWrong: false };
  } catch {
    return { isWrong: true };
  }
}

/** A value without a form: as JSON, which changes once it can be read. */
export function JsonControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange } = field;
  const { path, $id: id } = fieldPathId;
  const { t } = useTexts();
  const { labelledBy } = contextOf(field);
  const [typed, setTyped] = useState<string | null>(null);
  const read = parsed(typed ?? '');
  const isOwn = typed !== null && (read.isWrong || isSame(read.value, formData));
  return (
    <>
      <GrowingText
        id={id}
        className="form-control is-code"
        spellCheck={false}
        value={isOwn ? typed : written(formData)}
        aria-labelledby={path.length === 0 && labelledBy ? labelledBy : labelOf(id)}
        aria-describedby={noteOf(id)}
        aria-invalid={(isOwn && read.isWrong) || undefined}
        onChange={(text) => {
          setTyped(text);
          const next = parsed(text);
          if (!next.isWrong) onChange(next.value, path);
        }}
        onBlur={() => read.isWrong || setTyped(null)}
      />
      {isOwn && read.isWrong && <p className="value-meaning">{t('studio.panel.unreadable')}</p>}
    </>
  );
}
