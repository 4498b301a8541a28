import type { ErrorObject } from 'ajv';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Mend } from '#tools/config/diagnostic.ts';
import { either, type Sentence, sentence } from '#tools/config/sentence.ts';
import { settingNamed } from '#tools/config/sources/inline-settings.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { isListEdits } from '#tools/config/sources/list-edit.ts';
import { ajvWords } from './ajv-words.ts';

export interface SchemaErrorWords {
  /** Path to the invalid part, as keys and indices. */
  path: (string | number)[];
  part: 'key' | 'value';
  what: Sentence;
  fix: Sentence;
  mend?: Mend;
}

/** Keys that hold texts in other tools; here texts belong into locales. */
const proseKeys = new Set([
  'title',
  'description',
  'ui:title',
  'ui:help',
  'ui:description',
  'ui:placeholder',
]);

/** A message for an error of a meta schema, in plain words. Undefined for errors that only repeat another. */
export function explainSchemaError(
  error: ErrorObject,
  value: unknown,
): SchemaErrorWords | undefined {
  const path = pathOf(error.instancePath, value);
  const name = nameAt(path);
  const { params } = error as { params: Record<string, unknown> };
  const help = meaningOf(error);
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey([...path, String(params.additionalProperty)], error);
    case 'propertyNames':
      return {
        path: [...path, String(params.propertyName)],
        part: 'key',
        what: sentence`"${String(params.propertyName)}" cannot be a name here`,
        fix:
          params.propertyName === 'facts'
            ? sentence`it is reserved: choose another`
            : sentence`names fit ${patternOf(error)}`,
      };
    case 'required': {
      const key = String(params.missingProperty);
      return {
        path,
        part: 'value',
        what: sentence`"${key}" is missing`,
        fix: sentence`add "${key}"`,
      };
    }
    case 'type':
      // The rule of settings in forms reports an unknown setting.
      if (settingNamed(error.data as Json) !== undefined) return undefined;
      // The rules of lists by entry report one that stands in the wrong place.
      if (params.type === 'array' && isListEdits(error.data as Json)) return undefined;
      return words(
        path,
        sentence`"${name}" must be ${either([params.type].flat().map(typeWords))}, not ${typeWords(kindOf(error.data))}`,
        help,
      );
    case 'enum':
      return words(
        path,
        sentence`"${name}" cannot be ${JSON.stringify(error.data)}`,
        sentence`use one of: ${(params.allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)).join(', ')}`,
      );
    case 'names': {
      const said = words(path, params.what as Sentence, params.fix as Sentence);
      const { closest } = params;
      return typeof closest === 'string' ? { ...said, mend: { by: 'value', name: closest } } : said;
    }
    case 'pattern':
      return words(
        path,
        sentence`${JSON.stringify(error.data)} does not fit ${patternOf(error)}`,
        help,
      );
    case 'maxItems': {
      const what = sentence`"${name}" has ${(error.data as unknown[]).length} entries, more than ${params.limit}`;
      const fix = sentence`leave ${params.limit} at most; long lists come from a look-up (ui:lookup)`;
      return words(path, what, fix);
    }
    case 'if':
      return undefined;
    default:
      // `propertyNames` reports the error of a name, one level up.
      return error.propertyName === undefined
        ? words(path, sentence`"${name}" ${ajvWords(error)}`, help)
        : undefined;
  }
}

const words = (path: (string | number)[], what: Sentence, fix: Sentence): SchemaErrorWords => ({
  path,
  part: 'value',
  what,
  fix,
});

/** Where the lists that were settings once are now, by the key of the setting. */
const listSizes = (pages: string, part: string) =>
  sentence`page sizes stand in the documents of pages: schemas/screens/${pages}.json, a partner's schemas/partners/<partner>/screens/; write "sizes" in the options of "${part}", as { "sizes": [5, 10, 25] }`;

const moved: Readonly<Record<string, Sentence>> = {
  'contracts.pageSizes': listSizes('contracts', 'contracts-list'),
  'invoices.pageSizes': listSizes('invoices', 'invoices-list'),
  'home.tiles': sentence`the overview is a document: schemas/screens/home.json, a partner's schemas/partners/<partner>/screens/home.json; { "id": "invoice" } is { "part": "home-invoice" } in its area main`,
};

function unknownKey(path: (string | number)[], error: ErrorObject): SchemaErrorWords {
  const key = String(path.at(-1));
  const known = isJsonObject(error.parentSchema?.properties)
    ? Object.keys(error.parentSchema.properties)
    : [];
  const closest = closestName(key, known);
  const place = moved[path.join('.')];
  if (place)
    return { path, part: 'key', what: sentence`"${key}" is no setting any more`, fix: place };
  const fix = proseKeys.has(key)
    ? sentence`texts stand in locales/<language>/forms/, under the address of the field`
    : known.includes('$condition') && (key === '$setting' || key === '$fact')
      ? sentence`give it a name in conditions.json, and write "$condition" with that name here`
      : closest
        ? sentence`write "${closest}"`
        : sentence`use one of: ${known.filter((name) => name !== '$schema').join(', ')}`;
  const mend =
    fix === `write "${closest}"` && closest ? { by: 'key' as const, name: closest } : null;
  return {
    path,
    part: 'key',
    what: sentence`there is no key "${key}"`,
    fix,
    ...(mend && { mend }),
  };
}

function meaningOf({ parentSchema }: ErrorObject): Sentence {
  const { description, default: usual } = (parentSchema ?? {}) as {
    description?: string;
    default?: unknown;
  };
  const meaning = description
    ? sentence`${description}`
    : sentence`see the schema of this file in schemas/meta/`;
  return usual === undefined ? meaning : sentence`${meaning} (usually ${JSON.stringify(usual)})`;
}

function patternOf({ parentSchema }: ErrorObject): string {
  const { pattern, propertyNames } = (parentSchema ?? {}) as {
    pattern?: string;
    propertyNames?: { pattern?: string; enum?: string[] };
  };
  return pattern ?? propertyNames?.pattern ?? sentence`one of: ${propertyNames?.enum?.join(', ')}`;
}

/** The key at the end of a path; for an entry of a list, the name of the list. */
function nameAt(path: readonly (string | number)[]): string {
  const key = path.findLast((step) => typeof step === 'string') ?? 'the file';
  return typeof path.at(-1) === 'number' ? `${key} ${Number(path.at(-1)) + 1}` : key;
}

const types: Readonly<Record<string, Sentence>> = {
  string: sentence`string`,
  number: sentence`number`,
  integer: sentence`integer`,
  boolean: sentence`boolean`,
  array: sentence`array`,
  object: sentence`object`,
  null: sentence`null`,
};

const typeWords = (type: unknown): string => types[String(type)] ?? String(type);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Keys and indices of a JSON pointer; a number is an index where the value has a list. */
function pathOf(pointer: string, value: unknown): (string | number)[] {
  let part = value;
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(part) ? Number(key) : key;
      part = (part as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}
