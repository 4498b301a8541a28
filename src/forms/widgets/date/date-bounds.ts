import type { RJSFSchema } from '@rjsf/utils';
import { FIRST_DAY, isDay, LAST_DAY } from '#domain/values/day.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfId } from '#forms/engine/form-names.ts';

/** Where the calendar of a date begins and ends: at the days that its rules `atLeast` and `atMost` name, if those are answered. */
export function dateBounds(
  schema: RJSFSchema,
  id: string,
  answers: Readonly<Record<string, unknown>>,
): { first: string; last: string } {
  const dayNamedBy = (rule: 'atLeast' | 'atMost') => {
    const pointer = (schema[rule] as { $data?: string } | undefined)?.$data;
    if (!pointer) return undefined;
    const [up = '0', ...rest] = pointer.split('/');
    const path = pathOfId(id);
    const day = valueAt(answers, [...path.slice(0, path.length - Number(up)), ...rest]);
    return typeof day === 'string' && isDay(day) ? day : undefined;
  };
  return { first: dayNamedBy('atLeast') ?? FIRST_DAY, last: dayNamedBy('atMost') ?? LAST_DAY };
}
