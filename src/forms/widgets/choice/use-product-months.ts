import type { WidgetProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { today } from '#config/clock.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { pathOfId } from '#forms/engine/form-names.ts';
import { useStored } from '#ui/use-stored.ts';
import type { Choice } from './choice-offer.ts';
import { type MonthOptions, productMonth } from './product-month.ts';
import type { PricedChoice } from './product-order.ts';

/** The products with what they cost a month, which follows the answers of the form. */
export function useProductMonths(
  { id, options }: WidgetProps,
  choices: readonly Choice[],
): PricedChoice[] {
  const { answers: store, facts } = useFormContext();
  const answers = useStored(store);
  const { prices, reference, monthly } = options as unknown as MonthOptions;
  return useMemo(() => {
    const known = { answers, facts, field: pathOfId(id), day: today() };
    return choices.map((choice) => ({
      ...choice,
      month:
        choice.entry &&
        productMonth(choice.entry, { prices, reference, monthly } as MonthOptions, known),
    }));
  }, [choices, answers, facts, id, prices, reference, monthly]);
}
