import type { ErrorObject } from 'ajv';
import type { Tolerance } from '#domain/values/tolerances.ts';
import { intendedErrors, type Schema } from '#sandbox/api/intended-errors.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { openMembers } from './members.ts';
import { toleranceOf } from './tolerated.ts';

/** Where an answer is not what the description says. */
export interface Difference {
  /** JSON pointer in the answer; `*` for any entry of a list. */
  pointer: string;
  expected: string;
  got: string;
  /** How often it occurs. */
  count: number;
  /** False where the portal does not mind: a member that is not described, and what it tolerates. */
  breaks: boolean;
  /** The name under which the portal reads it all the same. */
  tolerance?: Tolerance | null;
}

/** Differences of an answer's body from its schema, those of list entries as one each. */
export function answerDifferences(schema: JsonObject, body: Json): Difference[] {
  const unknown = openMembers(schema, body).undescribed;
  const errors = intendedErrors(schema as Schema, body);
  const wrong = errors
    .filter(({ keyword }) => !['if', 'allOf'].includes(keyword))
    .map((error) => differenceOf(error, body, unknown));
  const hinted = new Set(wrong.flatMap(({ renamed }) => renamed));
  const added = unknown
    .filter((pointer) => !hinted.has(pointer))
    .map((pointer) => ({
      pointer: starred(pointer),
      expected: 'no such member',
      got: shown(at(body, pointer)),
      ...{ count: 1, breaks: false },
    }));
  return merged([...wrong, ...added]);
}

/** The same differences once, with their number. */
export function merged(differences: readonly Difference[]): Difference[] {
  const found = new Map<string, Difference>();
  for (const { pointer, expected, got, count, breaks, tolerance = null } of differences) {
    const key = `${pointer} ${expected}`;
    const before = found.get(key);
    found.set(
      key,
      before
        ? { ...before, count: before.count + count, breaks: before.breaks || breaks }
        : { pointer, expected, got, count, breaks, tolerance },
    );
  }
  return [...found.values()];
}

/** A difference, and the members in place of one that is missing. */
type Found = Difference & { renamed: readonly string[] };

function differenceOf(error: ErrorObject, body: Json, unknown: readonly string[]): Found {
  const { instancePath, keyword, params } = error;
  const missing = keyword === 'required' ? String(params.missingProperty) : undefined;
  if (missing === undefined) {
    const value = at(body, instancePath);
    const tolerance = toleranceOf(error, value);
    return {
      pointer: starred(instancePath) || '/',
      expected: expectedOf(error),
      got: shown(value),
      ...{ count: 1, breaks: tolerance === null, tolerance, renamed: [] },
    };
  }
  const beside = unknown
    .filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === instancePath)
    .map((pointer) => pointer.slice(instancePath.length + 1));
  const other = closestName(missing, beside) ?? (beside.length === 1 ? beside[0] : undefined);
  return {
    pointer: starred(`${instancePath}/${missing}`),
    expected: 'to be there',
    got: other ? `nothing, but "${other}"` : 'nothing',
    ...{ count: 1, breaks: true },
    renamed: other ? [`${instancePath}/${other}`] : [],
  };
}

function expectedOf({ keyword, params, message = '' }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return [params.type].flat().join(' or ');
    case 'enum': {
      const values: unknown[] = params.allowedValues;
      const more = values.length > 8 ? ` and ${values.length - 8} more` : '';
      return `one of ${values
        .slice(0, 8)
        .map((one) => JSON.stringify(one))
        .join(', ')}${more}`;
    }
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'format':
      return FORMATS[params.format] ?? `${params.format}`;
    case 'pattern':
      return `text like ${params.pattern}`;
    default:
      return message.replace(/^must (NOT )?/, (_, not) => (not ? 'not to ' : 'to '));
  }
}

const FORMATS: Record<string, string> = {
  'date-time': 'date-time with its offset (2026-03-31T09:00:00+02:00)',
  date: 'date (2026-03-31)',
};

/** A pointer in which every index of a list is `*`. */
const starred = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The value at a pointer. */
export function at(value: Json | undefined, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((inner, key) => {
      if (Array.isArray(inner)) return inner[Number(key)];
      return isJsonObject(inner) ? inner[key] : undefined;
    }, value);
}

/** A value short enough for a line. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
