import type { Problem } from '#domain/problem.ts';
import { readValues } from '#domain/settings/read-values.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import { type DescribedCall, describedCall } from '#tools/config/calls/form-call.ts';
import type { ApiDescription } from '#tools/config/description/api-description.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** A form that calls an operation itself sends what that takes, and has words for what it refuses. */
export const formCallsRule: ViewRule = (context) =>
  [...context.view.forms].flatMap(([name, form]): Diagnostic[] => {
    if (!form.readable) return [];
    const { code, formats } = context;
    const described = describedCall(form.value, code.api, formats);
    if (!described) return [];
    return [
      ...described.faults.map(({ at, part, what, fix }) => ({
        ...form.place(['submit', ...at], part),
        what,
        fix,
      })),
      ...wrongCodes(name, form, described, context),
      ...unreadValues(name, form),
      ...unknownProblems(name, context),
    ];
  });

/** Values that the page of a form uses. */
function unreadValues(name: string, form: ComposedDocument): Diagnostic[] {
  const needed: Readonly<Record<string, readonly string[]>> = readValues;
  const wanted = Object.hasOwn(needed, name) ? (needed[name] ?? []) : [];
  const objectIn = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
  const submit = objectIn(form.value.submit);
  const lookUp = objectIn(submit.lookUp);
  const missing = (values: Json | undefined, at: JsonPath, whose: Sentence) =>
    wanted
      .filter((one) => !Object.hasOwn(objectIn(values), one))
      .map((one) => ({
        ...form.place(at),
        what: sentence`the page of this form shows the value "${one}", and its ${whose} does not name it`,
        fix: sentence`add "${one}" to "values"`,
      }));
  return [
    ...missing(submit.values, ['submit'], sentence`call`),
    // Without values of its own it has those of the call.
    ...(lookUp.values === undefined
      ? []
      : missing(lookUp.values, ['submit', 'lookUp', 'values'], sentence`look-up`)),
  ];
}

/** Codes of the API by the name of their schema. */
function codesOf(api: ApiDescription, schema: 'FieldCode' | 'ErrorCode'): string[] {
  const { enum: codes } = api.resolved({ $ref: `#/components/schemas/${schema}` });
  return Array.isArray(codes) ? codes.map(String) : [];
}

function wrongCodes(
  name: string,
  form: ComposedDocument,
  { call }: DescribedCall,
  context: CheckContext,
): Diagnostic[] {
  const { codes } = isJsonObject(form.value.submit) ? form.value.submit : {};
  const known = codesOf(context.code.api, 'FieldCode');
  const fields = new Set(Object.values(call?.words.fields ?? {}));
  for (const address of call?.takes ?? []) fields.add(address.replaceAll('/', '.'));
  return Object.entries(isJsonObject(codes) ? codes : {}).flatMap(([key, word]): Diagnostic[] => {
    const at = key.lastIndexOf('.');
    const [member, code] = [key.slice(0, Math.max(at, 0)), key.slice(at + 1)];
    const place = form.place(['submit', 'codes', key], 'key');
    if (!known.includes(code)) {
      const closest = closestName(code, known);
      const meant = closest && (member ? `${member}.${closest}` : closest);
      const fix = meant ? sentence`write "${meant}"` : sentence`use a code of openapi/ERRORS.md`;
      return [{ ...place, what: sentence`the API has no code "${code}" for a field`, fix }];
    }
    const field = member && (call?.words.fields[member] ?? member);
    if (field && !fields.has(field)) {
      const fix = sentence`use one of: ${[...fields].join(', ')}`;
      return [{ ...place, what: sentence`no field fills "${member}"`, fix }];
    }
    return languagesWithout(name, field ? [field] : [...fields], String(word), context).map(
      (language) => ({
        ...form.place(['submit', 'codes', key]),
        what: sentence`no text in ${language} says "${word}"${field ? sentence` of "${field}"` : ''}`,
        fix: sentence`add "errors.${word}" to the field in locales/${language}/forms/${name}.json, or use a keyword of validation.json`,
      }),
    );
  });
}

/** Languages in which neither one of the fields nor the usual texts say what is wrong. */
function languagesWithout(
  form: string,
  fields: readonly string[],
  word: string,
  { view }: CheckContext,
): string[] {
  return offeredLanguages(view).filter((language) => {
    const usual = textsOf(view.texts.get(language)?.get('validation')?.value ?? {});
    const own = textsOf(view.formTexts.get(language)?.get(form)?.value ?? {});
    const isSaid = (field: string) => {
      const path = field.split('.').flatMap((part) => ['fields', part]);
      return own.has([...path, 'errors', word].join('.'));
    };
    return !usual.has(word) && word !== 'format' && !fields.some(isSaid);
  });
}

/** Kinds of a problem, which may have a text instead of a code. */
const kinds: Readonly<Record<Problem['kind'], true>> = {
  ...{ 'no-answer': true, 'unknown-outcome': true, 'signed-out': true, refused: true },
  ...{ 'not-found': true, invalid: true, conflict: true, rejected: true, 'too-many': true },
  ...{ broken: true, unreadable: true, fault: true, unreachable: true, outdated: true },
};

/** Texts for codes that the API does not have would never be shown. */
function unknownProblems(name: string, { view, code }: CheckContext): Diagnostic[] {
  const known = [...codesOf(code.api, 'ErrorCode'), ...Object.keys(kinds)];
  return [...view.formTexts.values()].flatMap((files) => {
    const texts = files.get(name);
    const problems = texts?.readable ? (texts.value.problems as JsonObject | undefined) : undefined;
    return Object.keys(problems ?? {}).flatMap((key): Diagnostic[] => {
      if (!texts || known.includes(key)) return [];
      const closest = closestName(key, known);
      const fix = closest
        ? sentence`write "${closest}"`
        : sentence`use a code of openapi/ERRORS.md, or take it out`;
      const place = texts.place(['problems', key], 'key');
      return [{ ...place, what: sentence`the API has no code "${key}": this is never said`, fix }];
    });
  });
}
