import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import { comparisonWords } from '#operations/wire/comparison-words.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { readComparison } from '#queries/comparison/comparison-answer.ts';

const periods = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
const takes = [
  'cups',
  'comerOrigin',
  'power',
  'power2',
  'accessTariff',
  'tariffName',
  'startDate',
  'endDate',
  'invoiceAmount',
  ...periods,
  'consent',
] as const;

const numberOrNothing = (value: unknown) => (value == null ? undefined : Number(value));

/**
 * Requests what a bill of electricity would have been with this retailer; the outcome is a Comparison. It changes
 * nothing: a repeat is harmless, and it may be aborted.
 */
export const comparison: FormMutation<(typeof takes)[number]> = {
  kind: 'form',
  takes,
  adds: ['mode'],

  async send(answers, { signal }) {
    // The form goes by the name of the tariff, the retailer by its number.
    const { tariffName: _name, ...bill } = answers;
    const { cups, comerOrigin, power, power2, accessTariff, invoiceAmount, consent, ...rest } =
      bill;
    const { startDate, endDate, p1, p2, p3, p4, p5, p6, ...extra } = rest;
    const body = {
      ...extra,
      ...({
        mode: 'auto' as const,
        cups: String(cups ?? ''),
        comerOrigin: Number(comerOrigin),
        power: Number(power),
        power2: numberOrNothing(power2),
        accessTariff: Number(accessTariff),
        startDate: String(startDate ?? ''),
        endDate: String(endDate ?? ''),
        invoiceAmount: Number(invoiceAmount),
        p1: Number(p1),
        p2: numberOrNothing(p2),
        p3: numberOrNothing(p3),
        p4: numberOrNothing(p4),
        p5: numberOrNothing(p5),
        p6: numberOrNothing(p6),
        consent: consent === true,
      } satisfies OwnMembers<(typeof takes)[number] | 'mode'>),
    };
    const call = apiClient.POST('/v1/price-compare/', { body, ...(signal && { signal }) });
    const result = await unwrap(call).catch(inFormWords(comparisonWords));
    return { kind: 'sent', result: readComparison(result, 'electricity') };
  },

  stales: [],
};
