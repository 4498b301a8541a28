import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { formAjvOptions, publishedSchema } from '#tools/config/compile/compile-form.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { ajvWords } from '#tools/config/meta/ajv-words.ts';
import type { CheckContext, SchemaContext, ViewRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { sentence } from '#tools/config/sentence.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { mergePatch } from '#tools/config/sources/merge-patch.ts';
import { readSource } from '#tools/config/sources/source-file.ts';

const folder = 'tests/config/examples';

/**
 * Example answers, `tests/config/examples/<form>/<name>.json` with `answers` and perhaps `facts`, are valid for their
 * form; those whose name begins with `invalid-` are not. Retailer's own view only.
 */
export const examplesRule: ViewRule = (context) => {
  const { root, view } = context;
  if (view.partner !== null || !existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((form) => {
    const document = view.forms.get(form);
    const place = { file: `${folder}/${form}`, line: 1, column: 1 };
    if (!document)
      return [
        {
          ...place,
          what: sentence`there is no form "${form}"`,
          fix: sentence`remove these examples`,
        },
      ];
    if (!document.readable) return [];
    const validate = validatorOf(document.value, context);
    if (!validate) return [];
    return readdirSync(join(root, folder, form))
      .sort()
      .flatMap((name) => diagnosticsOf(context, `${folder}/${form}/${name}`, name, validate));
  });
};

function validatorOf(
  form: JsonObject,
  { view, formats }: CheckContext,
): ValidateFunction | undefined {
  const ajv = addCrossFieldKeywords(
    new Ajv({
      ...formAjvOptions,
      messages: true,
      formats: { ...formats },
      code: { optimize: false },
    }),
  );
  try {
    return ajv.compile(publishedSchema(form.schema ?? {}, conditionsOf(view)));
  } catch {
    // Other rules report the invalid form.
    return undefined;
  }
}

function diagnosticsOf(
  context: CheckContext,
  path: string,
  name: string,
  validate: ValidateFunction,
): Diagnostic[] {
  const example = readSource(context.root, path);
  if (!example.readable) return example.diagnostics;
  const facts = mergePatch(usualFacts(context), example.value.facts ?? {});
  const fits = validate({ ...(example.value.answers as JsonObject), facts });
  if (fits !== name.startsWith('invalid-')) return [];
  const [error] = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const reason = error
    ? sentence`: ${error.instancePath.slice(1) || sentence`the answers`} ${ajvWords(error)}`
    : '';
  const what = fits
    ? sentence`the form takes this invalid example`
    : sentence`the form refuses this example${reason}`;
  return [
    {
      file: path,
      line: 1,
      column: 1,
      what,
      fix: sentence`correct the form, or the example if the rule is meant to be new`,
    },
  ];
}

/** Default facts: a signed-in customer with an active contract, and the configured settings. */
export function usualFacts({ view, meta }: SchemaContext): JsonObject {
  return {
    settings: configuredSettings(view.portal, meta('portal')),
    flags: {},
    session: {
      signedIn: true,
      readOnly: false,
      newCustomer: false,
      language: 'es-ES',
      customer: { kind: 'person', taxIdKind: 'nif' },
    },
    subject: {
      contract: { state: 'activa', type: 'electricity', atrAvailable: true, debtEuro: 0 },
    },
  };
}
