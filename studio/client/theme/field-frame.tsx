import type { FieldProps } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isSame } from '#studio/client/api/json-paths.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import type { Json } from '#studio/contract.ts';
import { useFieldWords } from './field-words.ts';
import { contextOf } from './panel-context.ts';
import type { ValueKind } from './schema-kind.ts';

interface FieldFrameProps {
  field: FieldProps;
  kind: ValueKind;
  children: ReactNode;
}

/** Id of the words that name a field. */
export const labelOf = (id: string) => `${id}__label`;
/** Id of what is said below a field: its meaning and what is wrong. */
export const noteOf = (id: string) => `${id}__note`;

const GROUPS: readonly ValueKind[] = [
  'object',
  'cards',
  'words',
  'alternatives',
  'fixed',
  'condition',
  'conditions',
];

/** Around each value: its name, the way back to what is usual, the control, its meaning and what is wrong. */
export function FieldFrame({ field, kind, children }: FieldFrameProps): ReactElement {
  const { fieldPathId, schema, name, uiSchema = {} } = field;
  const frame = uiSchema['ui:frame'] ?? (fieldPathId.path.length === 0 ? 'root' : undefined);
  const { path, $id: id } = fieldPathId;
  const context = contextOf(field);
  const words = useFieldWords();
  const inWords = useWords();
  const faults = context.faultsAt(path);
  const isUsual = !context.isSet(path) && field.formData !== undefined;
  const meaning = context.isText || frame ? undefined : schema.description;
  const notes = (
    <div id={noteOf(id)} className="value-notes">
      {meaning && <p className="value-meaning">{inWords(meaning)}</p>}
      {faults.map((fault) => (
        <p key={fault} className="value-fault">
          <StudioIcon name="alert" />
          {fault}
        </p>
      ))}
    </div>
  );
  if (frame === 'none') return <>{children}</>;
  if (frame)
    return (
      <div className="value is-bare">
        {children}
        {notes}
      </div>
    );
  const isGroup = GROUPS.includes(kind);
  const label = (
    <ValueLabel id={id} isGroup={isGroup}>
      {words.name(name)}
    </ValueLabel>
  );
  return (
    <div
      className={`value is-${kind}${isUsual ? ' is-usual' : ''}${faults.length > 0 ? ' is-wrong' : ''}`}
      {...(isGroup ? { role: 'group', 'aria-labelledby': labelOf(id) } : {})}
      data-member={name}
    >
      <div className="value-head">
        {label}
        <ValueState field={field} isUsual={isUsual} label={words.name(name)} />
      </div>
      {children}
      {notes}
    </div>
  );
}

function ValueLabel(props: { id: string; isGroup: boolean; children: ReactNode }): ReactElement {
  const { id, isGroup, children } = props;
  return isGroup ? (
    <span id={labelOf(id)} className="value-label">
      {children}
    </span>
  ) : (
    <label id={labelOf(id)} htmlFor={id} className="value-label">
      {children}
    </label>
  );
}

/** What a value is beside others: the usual one, or one of its own with the way back. */
function ValueState(props: {
  field: FieldProps;
  isUsual: boolean;
  label: string;
}): ReactElement | null {
  const { field, isUsual, label } = props;
  const { t } = useTexts();
  const words = useFieldWords();
  const { path } = field.fieldPathId;
  const { partner, isSet, usualAt } = contextOf(field);
  const usual: Json | undefined = usualAt(path) ?? (field.schema.default as Json | undefined);
  if (isUsual) return <span className="value-usual">{t('studio.panel.usual')}</span>;
  if (!isSet(path)) return null;
  const isBack = usual !== undefined;
  // Nothing would change.
  if (isBack && !partner && isSame(usual, field.formData)) return null;
  if (field.required && usualAt(path) === undefined) return null;
  const shown = isBack && typeof usual !== 'object' ? words.value(usual) : '';
  return (
    <>
      {partner && isBack && <span className="value-own">{t('studio.panel.own', { partner })}</span>}
      <button
        type="button"
        className={isBack ? 'plain-button' : 'icon-button is-small is-quiet'}
        title={isBack ? t('studio.panel.back-to', { usual: shown }) : t('studio.panel.remove')}
        onClick={() => field.onChange(undefined, path)}
      >
        {isBack ? t('studio.panel.as-usual') : <StudioIcon name="close" />}
        <span className="visually-hidden">
          {isBack ? `: ${label}` : t('studio.panel.remove-named', { name: label })}
        </span>
      </button>
    </>
  );
}
