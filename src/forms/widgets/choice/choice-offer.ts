import type { WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { useInForce } from '#forms/engine/in-force.ts';
import { type FieldLookupState, useLookup } from '#forms/lookups/lookup-context.ts';
import { useTexts } from '#i18n/texts.ts';

/** One thing that a field offers. */
export interface Choice {
  value: string;
  label: string;
  /** The entry that a look-up found, with the API's own member names. */
  entry?: Readonly<Record<string, unknown>>;
  /** True for what is in force already: it is shown, and cannot be chosen. */
  isCurrent?: boolean;
}

/** What a field offers, and what is chosen of it. */
export interface Offer {
  state: FieldLookupState['state'];
  choices: readonly Choice[];
  /** The answer as a value of the choices; undefined when nothing is chosen. */
  chosen: string | undefined;
  choose: (value: string | undefined) => void;
  /** True when the customer may write the answer, because the look-up failed or found nothing. */
  typed: boolean;
  /** What is said while what it offers is looked up; absent for a field without a look-up. */
  loading?: string | undefined;
}

const nothing: readonly Choice[] = [];

/**
 * The choices of a field that takes one of several: the values of its schema's `enum` (with option `offered` those that
 * the setting names), yes and no for a boolean, what its look-up finds, and those of option `also`.
 */
export function useOffer({ options, schema, value, onChange, readonly }: WidgetProps): Offer {
  const { t } = useTexts();
  const inForce = useInForce(options.current);
  const offered = useInForce(options.offered);
  const lookup = useLookup();
  const found = lookup?.choices ?? nothing;
  const isLoading = lookup?.state === 'loading' && found.length === 0;

  const known = useMemo<readonly unknown[]>(() => {
    const all = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
    const named = Array.isArray(offered) ? all.filter((one) => offered.includes(one)) : all;
    // A setting that names no valid value of the form must not leave a question without choices.
    return named.length > 0 ? named : all;
  }, [schema, offered]);
  const choices = useMemo(() => {
    const texts = (options.optionTexts ?? {}) as Record<string, string>;
    const named = (one: unknown): Choice => ({
      value: String(one),
      label:
        texts[String(one)] ??
        (typeof one === 'boolean' ? t(`form-engine.choice.${one}`) : String(one)),
      isCurrent: one === inForce,
    });
    // What is found comes above them: until then they would move away under the finger.
    const also = isLoading ? [] : ((options.also as string[] | undefined) ?? []);
    return [...known.map(named), ...found, ...also.map(named)];
  }, [known, found, isLoading, options.also, options.optionTexts, inForce, t]);

  const answer = (one: string | undefined): unknown => {
    if (one === undefined) return undefined;
    const listed = known.find((other) => String(other) === one);
    if (listed !== undefined) return listed;
    return schema.type === 'integer' || schema.type === 'number' ? Number(one) : one;
  };

  return {
    state: lookup?.state ?? 'ready',
    choices,
    chosen: value === undefined || value === null ? undefined : String(value),
    choose: (one) => readonly || onChange(answer(one)),
    typed: lookup?.typed ?? false,
    loading: lookup?.loading,
  };
}
