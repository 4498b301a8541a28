import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { FormMutation, OwnMembers } from '#operations/mutation.ts';
import { comparisonWords } from '#operations/wire/comparison-words.ts';
import { inFormWords } from '#operations/wire/field-errors.ts';
import { readComparison } from '#queries/comparison/comparison-answer.ts';

const takes = [
  'cups',
  'comerOrigin',
  'access_tariff',
  'startDate',
  'endDate',
  'consumption',
  'invoiceAmount',
] as const;

/** The same as the mutation `comparison` for a bill of gas: a repeat is harmless, and it may be aborted. */
export const gasComparison: FormMutation<(typeof takes)[number]> = {
  kind: 'form',
  takes,
  adds: ['mode'],

  async send(answers, { signal }) {
    const { cups, comerOrigin, access_tariff, startDate, endDate, ...rest } = answers;
    const { consumption, invoiceAmount, ...extra } = rest;
    const body = {
      ...extra,
      ...({
        mode: 'auto' as const,
        cups: String(cups ?? ''),
        comerOrigin: Number(comerOrigin),
        access_tariff: Number(access_tariff),
        startDate: String(startDate ?? ''),
        endDate: String(endDate ?? ''),
        consumption: Number(consumption),
        invoiceAmount: Number(invoiceAmount),
      } satisfies OwnMembers<(typeof takes)[number] | 'mode'>),
    };
    const call = apiClient.POST('/v1/gas/price-compare/', { body, ...(signal && { signal }) });
    const result = await unwrap(call).catch(inFormWords(comparisonWords));
    return { kind: 'sent', result: readComparison(result, 'gas') };
  },

  stales: [],
};
