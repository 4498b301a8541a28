import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { EntryCard } from './entry-card.tsx';
import { summaryOf } from './entry-summary.ts';
import { innerField } from './inner-field.ts';
import { moved } from './list-moves.ts';
import { addedValue } from './member-order.ts';
import { contextOf } from './panel-context.ts';

/** A list of objects, or of values of several kinds: one card each, to add, move, copy and remove. */
export function CardsControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema, registry } = field;
  const { path } = fieldPathId;
  const { t } = useTexts();
  const { isWrongWithin } = contextOf(field);
  const Inner = innerField(field);
  const list: unknown[] = Array.isArray(formData) ? formData : [];
  const [open, setOpen] = useState<number | null>(list.length === 1 ? 0 : null);
  const items = schema.items as RJSFSchema;
  const change = (next: unknown[]) => onChange(next, path);
  const add = () => {
    const entry = registry.schemaUtils.retrieveSchema(items);
    change([...list, addedValue(entry) ?? emptyOf(entry)]);
    setOpen(list.length);
  };
  return (
    <div className="cards">
      <ol className="cards-list">
        {list.map((entry, at) => (
          <EntryCard
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry of a file has no name
            key={at}
            title={summaryOf(entry) || t('studio.panel.entry', { number: at + 1 })}
            isOpen={open === at}
            isWrong={isWrongWithin([...path, at])}
            isFirst={at === 0}
            isLast={at === list.length - 1}
            onToggle={() => setOpen(open === at ? null : at)}
            onMove={(by) => {
              change(moved(list, at, at + by));
              if (open === at) setOpen(at + by);
            }}
            onCopy={() => change(list.toSpliced(at + 1, 0, structuredClone(entry)))}
            onRemove={() => {
              change(list.toSpliced(at, 1));
              setOpen(null);
            }}
          >
            <Inner
              name={String(at)}
              required
              schema={items}
              uiSchema={{ 'ui:frame': 'faults' }}
              fieldPathId={toFieldPathId(at, registry.globalFormOptions, path)}
              formData={entry}
              onChange={onChange}
              onBlur={field.onBlur}
              onFocus={field.onFocus}
              registry={registry}
            />
          </EntryCard>
        ))}
      </ol>
      <button type="button" className="add-button" onClick={add}>
        <StudioIcon name="add" />
        {t('studio.panel.add')}
      </button>
    </div>
  );
}

const emptyOf = ({ type, properties }: RJSFSchema): unknown =>
  type === 'array' ? [] : type === 'string' && !properties ? '' : {};
