import type { Section } from '#studio/contract.ts';
import { productTexts } from '#tools/config/rules/settings/own-products.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';

/**
 * The texts of the products that a list of the settings (`products.electricity`) names, in every language; nothing for
 * other settings. A product may do without them: it has those of the API.
 */
export function productSections(scope: Scope, key: string): Section[] {
  const [group, supply = ''] = key.split('.');
  const listed = group === 'products' ? partOf(scope.view.portal.value, ['products', supply]) : [];
  const ids = (Array.isArray(listed) ? listed : []).flatMap((entry) =>
    isJsonObject(entry) && typeof entry.id === 'number' ? [String(entry.id)] : [],
  );
  if (ids.length === 0) return [];
  const text = { type: 'string', minLength: 1 };
  const texts = Object.fromEntries(productTexts.map((name) => [name, text]));
  const product = { type: 'object', additionalProperties: false, properties: texts };
  const products = Object.fromEntries(ids.map((id) => [id, product]));
  return scope.languages.map((language) =>
    section(scope, {
      ...{ name: 'texts', language, path: [supply] },
      file: `locales/${language}/products.json`,
      schema: { type: 'object', additionalProperties: false, required: ids, properties: products },
      usual: partOf(scope.view.texts.get(language)?.get('products')?.value, [supply]),
    }),
  );
}
