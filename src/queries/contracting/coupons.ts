import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { today } from '#config/clock.ts';
import type { Coupon } from '#domain/contract/coupon.ts';
import { isDay } from '#domain/values/day.ts';
import { oncePerVisit } from '#queries/read/once-per-visit.ts';
import { day, list, optional, optionalText, readAnswer } from '#queries/read/read-answer.ts';

const coupon = v.object({
  id: v.number(),
  code: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  title: optionalText,
  description: optionalText,
  date_end: v.fallback(optional(day), null),
});

/** The customer's coupons that still work, in the language of the page (decision 9). */
export const couponsQuery = (language: string) =>
  queryOptions({
    queryKey: ['coupons', language],
    queryFn: async ({ signal }): Promise<Coupon[]> => {
      const call = apiClient.GET('/v1/user/coupons', { signal });
      const coupons = await readAnswer(call, list('coupon', coupon));
      return coupons
        .map(({ id, code, title, description, date_end: end }) => ({
          ...{ id, code, title, description },
          endsOn: end !== null && isDay(end) ? end : null,
        }))
        .filter(({ endsOn }) => endsOn === null || endsOn >= today());
    },
    ...oncePerVisit,
  });
