import { remembered } from '#tools/config/remembered.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

export interface Text {
  path: JsonPath;
  text: string;
}

/** Area of the texts that only a preview shows: its server has them, customers' pages do not. */
export const PREVIEW_AREA = 'preview';

/** Area of the texts of the Studio: its page is built with them. */
export const STUDIO_AREA = 'studio';

/** Area of the texts of e-mails: the retailer's mailing has them, customers' pages do not. */
const MAILS_AREA = 'mails';

/** True for an area of customers' pages: texts of kinds of fields are published with each form. */
export const isAreaOfPages = (area: string): boolean =>
  ![PREVIEW_AREA, STUDIO_AREA, MAILS_AREA, FIELDS_AREA].includes(area);

/** Every text of a tree by its dotted key. */
export const textsOf = remembered((tree: JsonObject): ReadonlyMap<string, Text> => {
  const texts = new Map<string, Text>();
  const visit = (part: unknown, path: string[]) => {
    if (typeof part === 'string') texts.set(path.join('.'), { path, text: part });
    else if (isJsonObject(part))
      for (const [key, inner] of Object.entries(part)) visit(inner, [...path, key]);
  };
  visit(tree, []);
  return texts;
});

/** A key without the plural suffix of i18next, as languages differ in the plurals they have. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Each placeholder of a text, with its format. */
export const placeholder = /\{\{[^}]*\}\}/g;

/** Names of the placeholders of a text, `{{name}}`, sorted. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
