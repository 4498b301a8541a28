import type { Json } from '#tools/config/sources/json-value.ts';
import { type Field, shownOrder } from './form-fields.ts';
import { orderWords } from './order-words.ts';

/** The fields of a form, and its `ui`. */
interface OrderedFields {
  fields: ReadonlyMap<string, Field>;
  ui: Json | undefined;
}

/** Fields of a form, and of each group in it, that moved, in words. */
export function diffFieldOrder(
  before: OrderedFields,
  after: OrderedFields,
  labelled: (field: string) => string,
): string[] {
  const common = [...before.fields.keys()].filter((field) => after.fields.has(field));
  return ['', ...common].flatMap((group) => {
    const [old = [], now = []] = [before, after].map(({ fields, ui }) =>
      shownOrder(fields.keys(), ui, group),
    );
    return orderWords(old, now, {
      moved: (name, where) => `${labelled(group === '' ? name : `${group}/${name}`)}: ${where}`,
      whole: (names) =>
        `order of the fields${group === '' ? '' : ` in ${labelled(group)}`}: ${names}`,
    });
  });
}
