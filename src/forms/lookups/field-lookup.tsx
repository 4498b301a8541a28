import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { valueAt } from '#domain/values/value-at.ts';
import type { FieldStatus } from '#forms/engine/field-status.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldTextKey, pathOfId } from '#forms/engine/form-names.ts';
import { useInForce } from '#forms/engine/in-force.ts';
import { useFieldStatus } from '#forms/engine/use-field-status.ts';
import { definitionOf } from '#forms/widgets/definitions.ts';
import { useTexts } from '#i18n/texts.ts';
import { useStored } from '#ui/use-stored.ts';
import { entryLabel } from './entry-label.ts';
import { type FieldLookupState, LookupContext } from './lookup-context.ts';
import { LookupNote } from './lookup-note.tsx';
import { type Lookup, takenInstead } from './lookup-params.ts';
import { lookupVerdict } from './lookup-verdict.ts';
import { useLookupEffects } from './use-lookup-effects.ts';
import { type LookupEntries, useLookupEntries } from './use-lookup-entries.ts';
import './field-lookup.scss';

interface FieldLookupProps {
  field: FieldTemplateProps;
  /** Renders the field with the note of its look-up; `busy` while the look-up is pending. */
  children: (note: ReactNode, busy: boolean) => ReactElement;
}

/**
 * The look-up of a field. Where the field is a choice its entries are what is offered; everywhere else the look-up
 * checks what is typed: what it finds fills other fields, and what it does not find may refuse the answer.
 */
export function FieldLookup({ field, children }: FieldLookupProps): ReactElement | null {
  const { id, schema, uiSchema } = field;
  const options = getUiOptions(uiSchema);
  const lookup = options.lookup as Lookup;
  const isChoice = definitionOf(options.widget, schema)?.offersChoices === true;
  const path = useMemo(() => pathOfId(id), [id]);
  const { name, answers } = useFormContext();
  const value = useStored({
    subscribe: answers.subscribe,
    read: () => valueAt(answers.read(), path),
  });
  const found = useLookupEntries(lookup, path);
  const { state, entries, retry } = found;
  const texts = useTexts();
  const { value: valueMember = 'id' } = lookup;
  const inForce = String(useInForce(options.current) ?? '');

  const choices = useMemo(
    () =>
      entries.map((entry) => {
        const one = String(entry[valueMember] ?? '');
        const label = entryLabel(lookup, entry, fieldTextKey(name, path), texts);
        return { value: one, label, entry, isCurrent: one === inForce };
      }),
    [entries, valueMember, lookup, name, path, texts, inForce],
  );
  const offered = useMemo(() => choices.filter(({ isCurrent }) => !isCurrent), [choices]);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const also = [...((options.also as string[] | undefined) ?? []), ...(schema.enum ?? [])];
  const gone = useLookupEffects(found, {
    lookup,
    field: path,
    choices: isChoice ? offered : null,
    also: also.map(String),
    value,
    gone: options.gone ?? undefined,
    answerOf: (one) => (isNumber && one !== '' && !Number.isNaN(Number(one)) ? Number(one) : one),
  });

  const offersOthers = also.length > 0;
  const { isNone, typed, refused, status } = useMemo(
    () => lookupVerdict(lookup, { state, found: entries.length, isChoice, offersOthers }),
    [lookup, state, entries, isChoice, offersOthers],
  );
  useVerdict(id, status);
  useSeenLookup(lookup, found);

  const loading =
    texts.optional(`${fieldTextKey(name, path)}.lookup.loading`) ??
    texts.t(`form-engine.lookup.${isChoice ? 'loading' : 'checking'}`);
  const context = useMemo<FieldLookupState>(
    () => ({ state, choices, typed, retry, loading }),
    [state, choices, typed, retry, loading],
  );
  // An answer without alternatives is filled in, and its field is not shown.
  const isOnly = lookup.one === 'hide' && choices.length === 1;
  const isTaken = isNone && takenInstead(lookup) === value;
  const isSettled = (isOnly || isTaken) && value !== undefined;
  if (status === 'absent' || isSettled) return null;
  return (
    <LookupContext value={context}>
      {children(
        <LookupNote
          field={path}
          state={state}
          isChoice={isChoice}
          isNone={isNone}
          loading={loading}
          lookup={lookup}
          offersOthers={offersOthers}
          typed={typed}
          gone={gone}
          refused={refused}
          retry={retry}
        />,
        state === 'loading',
      )}
    </LookupContext>
  );
}

/** Reports to the form what the look-up found out about its field, before the page is painted. */
function useVerdict(id: string, status: FieldStatus | null): void {
  const setStatus = useFieldStatus(id);
  useLayoutEffect(() => setStatus(status), [setStatus, status]);
}

/** Reports each state of the look-up to the owner's check, which counts what was exercised. */
function useSeenLookup(lookup: Lookup, { state, entries }: LookupEntries): void {
  useLayoutEffect(() => lookup.seen?.(state, entries.length), [lookup, state, entries]);
}
