import type { UiSchema } from '@rjsf/utils';
import type { TextTree } from '#config/configuration-types.ts';
import { report } from '#config/report.ts';
import { isObject } from '#domain/values/is-object.ts';
import { definitions } from '#forms/widgets/definitions.ts';
import type { Translate } from '#i18n/texts.ts';
import { LINK_MARK } from './form-names.ts';

/** Fields that an order does not name follow those that it does. */
function withWholeOrder({ 'ui:order': order }: UiSchema): UiSchema {
  return order && !order.includes('*') ? { 'ui:order': [...order, '*'] } : {};
}

function fieldUi(ui: UiSchema, texts: TextTree, key: string, t: Translate): UiSchema {
  const own = (name: string) =>
    typeof texts[name] === 'string' ? t(`${key}.${name}`, { link: LINK_MARK }) : undefined;
  const options = isObject(texts.options)
    ? Object.fromEntries(
        // The point of a decimal would part the key.
        Object.entries(texts.options).map(([value, text]) => [
          value,
          value.includes('.') ? text : t(`${key}.options.${value}`),
        ]),
      )
    : undefined;
  const { 'ui:hidden': hidden, ...rest } = ui;
  const widget: unknown = rest['ui:widget'];
  if (typeof widget === 'string' && !Object.hasOwn(definitions, widget)) {
    report(
      `${key} names the widget "${widget}", which does not exist: the default one of its type is used`,
    );
    delete rest['ui:widget'];
  }
  return {
    ...rest,
    ...(hidden ? { 'ui:widget': 'hidden' } : {}),
    'ui:title': own('label'),
    'ui:help': own('help'),
    'ui:placeholder': own('placeholder') ?? '',
    'ui:linkText': own('link'),
    'ui:optionTexts': options,
    ...withWholeOrder(rest),
    ...withTexts(rest, texts, key, t),
  };
}

function withTexts(ui: UiSchema, texts: TextTree, key: string, t: Translate): UiSchema {
  const fields = isObject(texts.fields) ? texts.fields : {};
  const names = new Set([
    ...Object.keys(fields),
    ...Object.keys(ui).filter((name) => !name.startsWith('ui:')),
  ]);
  return Object.fromEntries(
    [...names].map((name) => {
      const text = fields[name];
      const field = (ui[name] ?? {}) as UiSchema;
      return [name, fieldUi(field, isObject(text) ? text : {}, `${key}.fields.${name}`, t)];
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
  return { ...ui, ...withWholeOrder(ui), ...withTexts(ui, texts, `forms.${form}`, t) };
}
