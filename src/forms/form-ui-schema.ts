import type { UiSchema } from '@rjsf/utils';
import type { TextTree } from '#config/configuration-types.ts';
import type { Translate } from '#i18n/texts.ts';

/** Stands in a label for its link, and is replaced by it when the label is drawn. */
export const LINK_MARK = '\u0001';

const isTree = (value: unknown): value is TextTree => typeof value === 'object' && value !== null;

function fieldUi(ui: UiSchema, texts: TextTree, key: string, t: Translate): UiSchema {
  const own = (name: string) =>
    typeof texts[name] === 'string' ? t(`${key}.${name}`, { link: LINK_MARK }) : undefined;
  const options = isTree(texts.options)
    ? Object.fromEntries(
        Object.keys(texts.options).map((value) => [value, t(`${key}.options.${value}`)]),
      )
    : undefined;
  const { 'ui:hidden': hidden, ...rest } = ui;
  return {
    ...rest,
    ...(hidden ? { 'ui:widget': 'hidden' } : {}),
    'ui:title': own('label'),
    'ui:help': own('help'),
    'ui:placeholder': own('placeholder') ?? '',
    'ui:linkText': own('link'),
    'ui:optionTexts': options,
    ...withTexts(rest, texts, key, t),
  };
}

function withTexts(ui: UiSchema, texts: TextTree, key: string, t: Translate): UiSchema {
  const fields = isTree(texts.fields) ? texts.fields : {};
  const names = new Set([
    ...Object.keys(fields),
    ...Object.keys(ui).filter((name) => !name.startsWith('ui:')),
  ]);
  return Object.fromEntries(
    [...names].map((name) => {
      const text = fields[name];
      const field = (ui[name] ?? {}) as UiSchema;
      return [name, fieldUi(field, isTree(text) ? text : {}, `${key}.fields.${name}`, t)];
    }),
  );
}

/**
 * The `ui` of a form document with its texts in it: label, help, placeholder and names of options,
 * by the address of each field. The schema stays the same object in every language.
 */
export function uiSchemaWithTexts(
  ui: UiSchema,
  texts: TextTree,
  form: string,
  t: Translate,
): UiSchema {
  return { ...ui, ...withTexts(ui, texts, `forms.${form}`, t) };
}
