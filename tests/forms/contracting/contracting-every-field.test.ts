import { beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { pathOf } from '#tests/support/trials/field-texts.ts';
import type { InputCase } from '#tests/vectors/contracting/input-case.ts';
import { situations } from '#tests/vectors/contracting/situations.ts';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

interface Part {
  type?: string;
  properties?: Record<string, Part>;
  required?: string[];
  allOf?: Part[];
  then?: Part;
  else?: Part;
  [keyword: string]: unknown;
}

/** Keywords that a field can break, each with a text of its own. */
const RULES = new Set([
  ...['format', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'atLeast', 'atMost', 'not', 'const', 'enum'],
]);

/** Rules that no input can break. */
const NEVER_BROKEN = new Set([
  // A choice of the list or nothing: an answer that the list no longer offers is cleared.
  ...['accessTariff minimum', 'cnae minimum', 'comerOrigin minimum', 'gasComerOrigin minimum'],
  ...['address/tv minimum', 'address/state minimum'],
  ...['ownerAddress/tv minimum', 'ownerAddress/state minimum'],
  // The form fills these in by itself.
  ...['sameInvoiceAddress required', 'commsLanguage required', 'selfconsCode required'],
  'start required',
  'home enum',
  // One of three choices, or nothing.
  'socialBonus enum',
  'start enum',
]);

/** The rules of each field of a part of a schema, by its address, at any depth of the part. */
function rulesOf(part: Part, place = '', found = new Map<string, Set<string>>()) {
  const at = (name: string) => {
    const field = `${place}${name}`;
    const rules = found.get(field) ?? new Set<string>();
    found.set(field, rules);
    return { field, rules };
  };
  for (const [name, inner] of Object.entries(part.properties ?? {})) {
    if (name === 'facts') continue;
    const { field, rules } = at(name);
    // A boolean field can only be true or false.
    const keywords = Object.keys(inner).filter((one) => one !== 'enum' || inner.type !== 'boolean');
    for (const keyword of keywords) if (RULES.has(keyword)) rules.add(keyword);
    rulesOf(inner, `${field}/`, found);
  }
  for (const name of part.required ?? []) if (name !== 'facts') at(name).rules.add('required');
  for (const inner of [...(part.allOf ?? []), part.then, part.else])
    if (inner) rulesOf(inner, place, found);
  return found;
}

const steps = ['installation', 'person', 'contract', 'gas-contract', 'payment', 'confirmation'];

/** Rules with a message of their own for a missing answer: a box that must be ticked, a list that cannot be loaded. */
const SAYS_MISSING = ['const', 'waiting'];

/** The error messages of a field in its cases. */
function messagesIn(cases: readonly InputCase[]): Set<string> {
  const messages = cases.flatMap(([, , one]) =>
    typeof one === 'object' && 'says' in one ? [one.says] : [],
  );
  const isMissing = SAYS_MISSING.some((one) => messages.includes(one));
  return new Set(isMissing ? [...messages, 'required'] : messages);
}

it.each(steps)('%s: every field and every rule of it has a case', async (step) => {
  const { schema, ui } = await configuration.loadForm(`contracting-${step}`);
  const cases = situations.filter((one) => one.step === step).flatMap((one) => one.cases);
  const all = rulesOf(schema as Part);
  const missing = [...all].flatMap(([field, rules]) => {
    const look = valueAt(ui, pathOf(field)) as Record<string, unknown> | undefined;
    const isGroup = [...all.keys()].some((other) => other.startsWith(`${field}/`));
    if (isGroup || look?.['ui:widget'] === 'hidden') return [];
    const own = cases.filter(([other]) => other === field);
    if (own.length === 0) return [field];
    const messages = messagesIn(own);
    const known = (rule: string) => messages.has(rule) || NEVER_BROKEN.has(`${field} ${rule}`);
    return [...rules].filter((rule) => !known(rule)).map((rule) => `${field} ${rule}`);
  });
  expect(missing).toEqual([]);
});
