import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { textOn } from '#domain/brand/brand-colors.ts';
import { useTexts } from '#i18n/texts.ts';
import { labelOf, noteOf } from './field-frame.tsx';
import { contextOf } from './panel-context.ts';
import { COLOR } from './schema-kind.ts';
import { TextControl } from './text-control.tsx';

const isColor = (value: unknown): value is string => new RegExp(COLOR).test(String(value));

/** A colour: picked, or typed as `#rrggbb`, with the contrast of text on it. */
export function ColorControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange } = field;
  const { path, $id: id } = fieldPathId;
  const { t, language } = useTexts();
  const usual = contextOf(field).usualAt(path);
  const shown = [formData, usual].find(isColor);
  const text = shown === undefined ? null : textOn(shown);
  return (
    <>
      <span className="color-value">
        <input
          type="color"
          id={`${id}-pick`}
          aria-label={t('studio.value.pick')}
          className="form-control form-control-color"
          value={shown ?? '#ffffff'}
          aria-labelledby={`${id}-pick ${labelOf(id)}`}
          aria-describedby={noteOf(id)}
          onChange={({ target }) => onChange(target.value, path)}
        />
        <TextControl {...field} />
      </span>
      {text && (
        <span className="color-contrast" style={{ background: shown, color: text.color }}>
          {t('studio.value.contrast', {
            ratio: text.ratio.toLocaleString(language, { maximumFractionDigits: 1 }),
          })}
        </span>
      )}
    </>
  );
}
