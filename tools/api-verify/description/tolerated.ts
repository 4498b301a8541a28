import type { ErrorObject } from 'ajv';
import { numberIn } from '#domain/values/number-in.ts';
import type { Tolerance } from '#domain/values/tolerances.ts';
import { writtenTime } from '#domain/values/written-time.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

const isEmpty = (value: Json | undefined) => isJsonObject(value) && Object.keys(value).length === 0;

/** The name under which the portal reads a value that is not as described; null where it does not. */
export function toleranceOf(
  { keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>,
  value: Json | undefined,
): Tolerance | null {
  if (keyword === 'type') return ofType([params.type].flat(), value);
  if (typeof value !== 'string') return null;
  if (keyword === 'enum') {
    const allowed: unknown[] = params.allowedValues;
    const isKnown = allowed.some((one) => String(one).toLowerCase() === value.toLowerCase());
    return isKnown ? 'other-case' : null;
  }
  if (keyword !== 'format' || !['date', 'date-time'].includes(params.format)) return null;
  return writtenTime(value)?.oddities[0] ?? null;
}

function ofType(types: readonly string[], value: Json | undefined): Tolerance | null {
  if (types.some((type) => ['number', 'integer'].includes(type)) && typeof value === 'string')
    return numberIn(value) === null ? null : 'number-as-text';
  if (types.includes('string') && typeof value === 'number') return 'text-as-number';
  if (types.includes('boolean') && /^(true|false|1|0)$/i.test(String(value)))
    return 'boolean-as-text';
  return types.includes('array') && isEmpty(value) ? 'empty-object-for-list' : null;
}
