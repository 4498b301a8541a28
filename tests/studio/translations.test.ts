import { readdirSync, readFileSync } from 'node:fs';
import type { Node, TaggedTemplateExpression } from 'typescript';
import { describe, expect, test } from 'vitest';
import caSentences from '#locales/ca-ES/studio-check.json';
import caMeanings from '#locales/ca-ES/studio-meanings.json';
import es from '#locales/es-ES/studio.json';
import esSentences from '#locales/es-ES/studio-check.json';
import esMeanings from '#locales/es-ES/studio-meanings.json';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import { codeFiles, ts } from '#tools/config/code/syntax-trees.ts';
import { optionsSchema } from '#tools/config/rules/screens/list-options.ts';
import { templateOf } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';

const META = 'schemas/meta';
const schemasIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown);

/** What the meta schemas and the options of parts mean, as panels show it and the check says it. */
function meanings(): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('description' in value && typeof value.description === 'string')
      found.add(value.description);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit([...schemasIn(META), ...Object.values(partDefinitions).map(optionsSchema)]);
  // A partner's schemas are those with a word more about the whole file, which nothing shows.
  for (const { definitions, properties } of schemasIn(`${META}/overrides`) as Record<
    string,
    unknown
  >[])
    visit([definitions, properties]);
  return found;
}

/** Names of members that panels show, and the values that they may choose from. */
function namesAndValues() {
  const names = new Set<string>();
  const values = new Set<string>();
  const visit = (schema: unknown): void => {
    if (!isJsonObject(schema)) return;
    const {
      properties,
      definitions,
      patternProperties,
      const: fixed,
      enum: listed,
      ...rest
    } = schema;
    for (const value of [fixed, ...(Array.isArray(listed) ? listed : [])])
      if (typeof value === 'string' && /\p{L}/u.test(value)) values.add(value);
    for (const name of Object.keys(isJsonObject(properties) ? properties : {})) names.add(name);
    const inner = [properties, definitions, patternProperties].filter(isJsonObject);
    for (const one of [...inner.flatMap(Object.values), ...Object.values(rest).flat()]) visit(one);
  };
  const shown = ['form-texts', 'form', 'wizard', 'screen', 'portal', 'conditions'];
  for (const name of shown) visit(JSON.parse(readFileSync(`${META}/${name}.schema.json`, 'utf8')));
  for (const definition of Object.values(partDefinitions)) visit(optionsSchema(definition));
  names.delete('$schema');
  return { names, values };
}

/** Templates of all sentences of the check that have words of their own. */
function sentences(): Set<string> {
  const isSentence = (node: Node): node is TaggedTemplateExpression =>
    ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sentence';
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (isSentence(node)) {
      const { template } = node;
      const parts = ts.isTemplateExpression(template)
        ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
        : [template.text];
      if (/\p{L}/u.test(parts.join(''))) found.add(templateOf(parts));
    }
    ts.forEachChild(node, visit);
  };
  for (const { text, tree } of codeFiles('.', 'tools')) if (text.includes('sentence`')) visit(tree);
  return found;
}

const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort();
const without = (some: Iterable<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => !others.has(one));

describe.each([
  ['es-ES', esMeanings, esSentences],
  ['ca-ES', caMeanings, caSentences],
])('what the Studio says in %s', (_, ofMeanings, ofSentences) => {
  test.each([
    ['meaning', meanings, ofMeanings],
    ['sentence of the check', sentences, ofSentences],
  ])(
    'has each %s as it is in English now',
    (_kind, wanted, translations: Record<string, string>) => {
      const english = wanted();
      const known = new Set(Object.keys(translations));
      expect(without(english, known)).toEqual([]);
      expect(without(known, english)).toEqual([]);
      const empty = Object.keys(translations).filter((one) => translations[one]?.trim() === '');
      expect(empty).toEqual([]);
    },
  );

  test('has what the check fills in', () => {
    const texts: Record<string, string> = ofSentences;
    const wrong = Object.keys(texts).filter(
      (template) => String(places(template)) !== String(places(texts[template] ?? '')),
    );
    expect(wrong).toEqual([]);
  });
});

test('the Studio has words for each member and each choice of its panels', () => {
  const { names, values } = namesAndValues();
  expect(without(names, new Set(Object.keys(es.names)))).toEqual([]);
  expect(without(values, new Set(Object.keys(es.values)))).toEqual([]);
});
