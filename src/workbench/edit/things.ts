import type { Thing } from './studio-messages.ts';

/** Attributes of elements that say which things they are; several values are separated by a space. */
const ATTRIBUTES = {
  page: 'data-page',
  part: 'data-part',
  step: 'data-step',
  form: 'data-form',
  field: 'data-field',
} as const;

/** Attributes with texts that customers read or hear. */
export const TEXT_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'value'] as const;

/** Attribute that says the keys of the texts of an element, or of one of its attributes. */
export const textMark = (attribute?: string): string =>
  attribute ? `data-text-${attribute}` : 'data-text';

const textMarks = [textMark(), ...TEXT_ATTRIBUTES.map((name) => textMark(name))];

/** Selector of everything that is a thing. */
export const ANY_THING: string = [...Object.values(ATTRIBUTES), ...textMarks]
  .map((name) => `[${name}]`)
  .join();

/** Attribute and value by which the elements of a thing that is not a text are found; null for one without elements. */
export function attributeOf(thing: Thing): readonly [name: string, value: string] | null {
  switch (thing.kind) {
    case 'page':
      return [ATTRIBUTES.page, thing.page];
    case 'part':
      return [ATTRIBUTES.part, `${thing.page} ${thing.part}`];
    case 'step':
      return [ATTRIBUTES.step, `${thing.wizard} ${thing.step}`];
    case 'form':
      return [ATTRIBUTES.form, thing.form];
    case 'field':
      return [ATTRIBUTES.field, [thing.form, ...thing.path].join(' ')];
    default:
      return null;
  }
}

/** The things that an element itself is, outermost first. */
export function thingsOf(element: Element): Thing[] {
  const parts = (name: string) => element.getAttribute(name)?.split(' ') ?? [];
  const [page] = parts(ATTRIBUTES.page);
  const [ofPage, part] = parts(ATTRIBUTES.part);
  const [wizard, step] = parts(ATTRIBUTES.step);
  const [form] = parts(ATTRIBUTES.form);
  const [ofForm, ...path] = parts(ATTRIBUTES.field);
  const things: Thing[] = [];
  if (page) things.push({ kind: 'page', page });
  if (ofPage && part) things.push({ kind: 'part', page: ofPage, part });
  if (wizard && step) things.push({ kind: 'step', wizard, step });
  if (form) things.push({ kind: 'form', form });
  if (ofForm) things.push({ kind: 'field', form: ofForm, path });
  const keys = new Set(textMarks.flatMap(parts));
  return [...things, ...[...keys].map((key) => ({ kind: 'text', key }) as const)];
}

/** A value in quotes for a selector. */
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** The elements of a thing on the page, in their order. */
export function elementsOf(thing: Thing): Element[] {
  const [name, value] = attributeOf(thing) ?? [];
  if (name) return [...document.querySelectorAll(`[${name}=${quoted(value ?? '')}]`)];
  if (thing.kind !== 'text') return [];
  const key = quoted(thing.key);
  return [...document.querySelectorAll(textMarks.map((mark) => `[${mark}~=${key}]`).join())];
}

/** True for two values that say the same thing. */
export const isSame = (one: Thing, other: Thing): boolean =>
  JSON.stringify(attributeOf(one) ?? one) === JSON.stringify(attributeOf(other) ?? other);
