import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useFieldWords } from './field-words.ts';
import { moved } from './list-moves.ts';

/** A list of words, numbers or choices: chips, and a place to add one. Alt and an arrow move the one with the focus. */
export function WordsControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema, registry } = field;
  const { path, $id: id } = fieldPathId;
  const { t } = useTexts();
  const words = useFieldWords();
  const list: unknown[] = Array.isArray(formData) ? formData : [];
  const items = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const change = (next: unknown[]) => onChange(next, path);
  const add = (value: unknown) => {
    if (!(schema.uniqueItems && list.includes(value))) change([...list, value]);
  };
  const press = (event: KeyboardEvent, at: number) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key];
    if (!event.altKey || to === undefined || to < 0 || to >= list.length) return;
    event.preventDefault();
    change(moved(list, at, to));
  };
  return (
    <div className="words">
      <div className="words-row">
        <ul className="words-list" hidden={list.length === 0}>
          {list.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice
            <li key={`${String(value)} ${at}`} className="word">
              <span>{words.value(value)}</span>
              <button
                type="button"
                className="word-remove"
                onKeyDown={(event) => press(event, at)}
                onClick={() => change(list.toSpliced(at, 1))}
              >
                <StudioIcon name="close" />
                <span className="visually-hidden">
                  {t('studio.panel.remove-named', { name: words.value(value) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {items.enum && (
          <AddButton
            label={t('studio.panel.add')}
            options={items.enum
              .filter((value) => !list.includes(value))
              .map((value) => ({ value: JSON.stringify(value), label: words.value(value) }))}
            onChoose={(value) => add(JSON.parse(value))}
          />
        )}
      </div>
      {!items.enum && <TypedWord id={id} isNumber={items.type !== 'string'} onAdd={add} />}
    </div>
  );
}

function TypedWord(props: {
  id: string;
  isNumber: boolean;
  onAdd: (value: unknown) => void;
}): ReactElement {
  const { id, isNumber, onAdd } = props;
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const take = () => {
    const text = typed.trim();
    const value = isNumber ? Number(text.replace(',', '.')) : text;
    if (text === '' || Number.isNaN(value)) return;
    setTyped('');
    onAdd(value);
  };
  return (
    <input
      id={id}
      type="text"
      className="form-control"
      autoComplete="off"
      value={typed}
      placeholder={t('studio.panel.type-and-enter')}
      aria-label={t('studio.panel.type-and-enter')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
    />
  );
}
