import { _, type Ajv, type Code, type CodeKeywordDefinition, type Name } from 'ajv';
import { passwordCharacters } from '#domain/customer/password-policy.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** Texts are the same when they read the same: ñ is one character or two, as keyboards differ (NFKC of UAX 15). */
const read = (value: Code | Name) =>
  _`(typeof ${value} === "string" ? ${value}.normalize("NFKC") : ${value})`;

/** Characters of a CUPS that name the supply point; the two after them are its border point (REE, P.O. 10.8). */
const CUPS_OF_SUPPLY = 20;

type Fails = (answer: Name, other: Code | Name) => Code;

/**
 * The closed set of rules between two answers, or between an answer and a setting. Each compares with the value at a
 * relative JSON pointer; a missing value passes, and only numbers or only ISO dates are compared.
 * They are Ajv code keywords over `$data` and not macros: a macro reports the errors of the schema that it expands to,
 * which would have to be removed, and not its own name and limit.
 */
const fails: Record<string, Fails> = {
  equalTo: (answer, other) => _`${read(answer)} !== ${read(other)}`,
  notEqualTo: (answer, other) => _`${read(answer)} === ${read(other)}`,
  otherSupply: (answer, other) =>
    _`typeof ${answer} === "string" && typeof ${other} === "string" && ${answer}.slice(0, ${CUPS_OF_SUPPLY}) === ${other}.slice(0, ${CUPS_OF_SUPPLY})`,
  atLeast: (answer, other) => _`typeof ${answer} === typeof ${other} && ${answer} < ${other}`,
  atMost: (answer, other) => _`typeof ${answer} === typeof ${other} && ${answer} > ${other}`,
  // By parts of names: the specification enables periods by the name of the access tariff, not by its number.
  includesAny: (answer, parts) =>
    _`typeof ${answer} === "string" && Array.isArray(${parts}) && !${parts}.some((part) => ${answer}.includes(part))`,
  fitsPolicy: (answer, policy) => {
    const tooShort = _`[...${answer}].length < ${policy}.minLength`;
    const broken = Object.entries(passwordCharacters).reduce(
      (some, [rule, characters]) =>
        _`${some} || (${policy}[${rule}] && !new RegExp(${characters}, "u").test(${answer}))`,
      tooShort,
    );
    return _`typeof ${answer} === "string" && ${policy} && (${broken})`;
  },
};

/** Names of the cross-field keywords. */
export const crossFieldKeywords: readonly string[] = Object.keys(fails);

/** Adds the cross-field keywords to Ajv; an error carries the keyword's own name and `params.limit`. */
export function addCrossFieldKeywords<A extends Ajv>(ajv: A): A {
  for (const [keyword, failing] of Object.entries(fails)) {
    const definition: CodeKeywordDefinition = {
      keyword,
      $data: true,
      error: {
        message: `must fit ${keyword}`,
        params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
      },
      code: (context) => context.fail$data(failing(context.data, context.schemaCode as Name)),
    };
    ajv.addKeyword(definition);
  }
  return ajv;
}

/** A schema whose cross-field pointers (`"equalTo": "1/email"`) are rewritten to Ajv's `$data`. */
export function withDataPointers(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withDataPointers);
  if (!isJsonObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [
      key,
      crossFieldKeywords.includes(key) && typeof part === 'string'
        ? { $data: part }
        : withDataPointers(part),
    ]),
  );
}
