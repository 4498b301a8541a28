import type { FieldProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SearchSelect } from '#studio/client/look/search-select.tsx';
import { labelOf, noteOf } from './field-frame.tsx';
import { useFieldWords } from './field-words.ts';
import { contextOf } from './panel-context.ts';

/** More choices than these are searched. */
const SEARCHED_FROM = 15;

/** One of several values. */
export function ChoiceControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema } = field;
  const { path, $id: id } = fieldPathId;
  const { t } = useTexts();
  const words = useFieldWords();
  const { labelledBy, faultsAt } = contextOf(field);
  const values: unknown[] = schema.enum ?? [];
  const keyOf = (value: unknown) => JSON.stringify(value);
  const isKnown = values.some((value) => keyOf(value) === keyOf(formData));
  const options = [...(formData !== undefined && !isKnown ? [formData] : []), ...values].map(
    (value) => ({ value: keyOf(value), label: words.value(value) }),
  );
  const current = formData === undefined ? '' : keyOf(formData);
  const change = (key: string) => onChange(key === '' ? undefined : JSON.parse(key), path);
  const name = path.length === 0 && labelledBy ? labelledBy : labelOf(id);
  if (values.length > SEARCHED_FROM)
    return (
      <SearchSelect
        id={id}
        labelledBy={name}
        value={current}
        options={options}
        placeholder={t('studio.panel.choose')}
        onChoose={change}
      />
    );
  return (
    <select
      id={id}
      className="form-select"
      value={current}
      aria-describedby={noteOf(id)}
      aria-invalid={faultsAt(path).length > 0 || undefined}
      aria-labelledby={name}
      onChange={({ target }) => change(target.value)}
    >
      {current === '' && <option value="">{defaultWords(schema.default, words, t)}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

const defaultWords = (
  usual: unknown,
  words: ReturnType<typeof useFieldWords>,
  t: ReturnType<typeof useTexts>['t'],
): string =>
  usual === undefined
    ? t('studio.panel.choose')
    : t('studio.panel.usually', { value: words.value(usual) });
