import type { TextTree } from '#config/configuration-types.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { i18n } from '#i18n/i18n.ts';
import { type Texts, type TextValues, textsIn } from '#i18n/texts.ts';

/** Path of a field of a form by its address (`address/dp`). */
export const pathOf = (field: string): string[] => pathOfAddress(field, ['']);

/** The text of a key with its placeholders filled in as its language writes them; undefined when there is none. */
export function textAt(
  tree: TextTree,
  key: string,
  values: Record<string, string>,
  language: string,
) {
  const text = valueAt(tree, key.split('.'));
  if (typeof text !== 'string') return undefined;
  return i18n.services.interpolator.interpolate(text, values, language, {});
}

/** The texts of a language as a page in that language has them. */
export function pageTexts(language: string): Texts {
  const t = textsIn(language);
  const isThere = (key: string, values: TextValues) =>
    i18n.exists(key, {
      ...{ lng: language, fallbackLng: false, returnObjects: false },
      ...(values.context ? { context: String(values.context) } : {}),
    });
  return {
    ...{ t, language },
    optional: (key, values = {}) => (isThere(key, values) ? t(key, values) : undefined),
  };
}
