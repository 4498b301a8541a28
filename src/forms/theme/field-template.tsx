import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import type { ReactElement, ReactNode } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { labelId, pathOfId } from '#forms/engine/form-names.ts';
import { definitionOf } from '#forms/widgets/definitions.ts';
import { lazyFieldPart } from '#forms/widgets/lazy-widget.tsx';
import { useTexts } from '#i18n/texts.ts';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useStored } from '#ui/use-stored.ts';
import { FieldWarning } from './field-warning.tsx';
import { RetainedField, useIsRetained } from './retained-field.tsx';

/** The look-up of a field at the retailer; its code is loaded with the forms that have one. */
export const FieldLookup = lazyFieldPart(() =>
  import('#forms/lookups/field-lookup.tsx').then((module) => module.FieldLookup),
);

const FieldFilled = lazyPart(() =>
  import('#forms/lookups/field-filled.tsx').then((module) => module.FieldFilled),
);

/** What there is to say where a person has another answer than a look-up; its code comes once one filled something in. */
function FilledNotes({ field }: { field: FieldTemplateProps }): ReactElement | null {
  const { answers } = useFormContext();
  const address = pathOfId(field.id).join('/');
  const isFilled = useStored({
    subscribe: answers.subscribe,
    read: () =>
      Object.entries(answers.filled()).some(
        ([source, { values }]) => source === address || (values[address] ?? null) !== null,
      ),
  });
  return isFilled ? <FieldFilled field={field} /> : null;
}

/** Around every field: its label above, then the control, its help, its warnings and its error; and its look-up, if it has one. */
export function FieldTemplate(field: FieldTemplateProps): ReactElement {
  const { hidden, schema, uiSchema, children } = field;
  const isRetained = useIsRetained(field);
  const frame = (note?: ReactNode, busy = false) => {
    if (hidden) return <div hidden>{children}</div>;
    if (schema.type === 'object') return <>{children}</>;
    const own = <FieldFrame field={field} note={note} busy={busy} />;
    return isRetained ? <RetainedField field={field}>{own}</RetainedField> : own;
  };
  if (!getUiOptions(uiSchema).lookup) return frame();
  return <FieldLookup field={field}>{frame}</FieldLookup>;
}

interface FieldFrameProps {
  field: FieldTemplateProps;
  note: ReactNode;
  busy: boolean;
}

function FieldFrame({ field, note, busy }: FieldFrameProps): ReactElement {
  const { id, label, required, schema, uiSchema, rawErrors, children, help, errors } = field;
  const { t } = useTexts();
  const { widget, width = 'full', warns = false, term } = getUiOptions(uiSchema);
  const labelled = definitionOf(widget, schema)?.label ?? 'label';
  const text = (
    <>
      {label}
      {!required && <span className="field-optional"> {t('form-engine.optional')}</span>}
    </>
  );
  const wrong = (rawErrors?.length ?? 0) > 0;
  const heading =
    labelled === 'label' ? (
      <label id={labelId(id)} className="form-label" htmlFor={id}>
        {text}
      </label>
    ) : labelled === 'group' ? (
      <span id={labelId(id)} className="form-label">
        {text}
      </span>
    ) : null;
  return (
    <div className={`field is-${width}${wrong ? ' is-wrong' : ''}`} aria-busy={busy || undefined}>
      {term ? (
        <div className="field-heading">
          {heading}
          <TermTip term={String(term)} />
        </div>
      ) : (
        heading
      )}
      <div className="field-body">
        {children}
        {note}
        <FilledNotes field={field} />
        {help}
        {warns && <FieldWarning {...{ id, schema }} isWrong={wrong} />}
        {errors}
      </div>
    </div>
  );
}
