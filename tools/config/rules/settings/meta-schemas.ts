import { Ajv, type ValidateFunction } from 'ajv';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { nameKeyword } from '#tools/config/meta/name-keyword.ts';
import { explainSchemaError } from '#tools/config/meta/schema-error-words.ts';
import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Names for the view that is being checked. */
let names: NamesByKind = {};

/** Every file is valid by its schema in schemas/meta/, and names only what exists. */
export const metaSchemasRule: ViewRule = (context) => {
  const { view, meta } = context;
  names = context.names;
  const check = (name: string, documents: Iterable<LayeredDocument>): Diagnostic[] => {
    const validate = validatorOf(name, meta);
    return [...documents].flatMap((document) => diagnosticsOf(validate, document, names));
  };
  const texts = (trees: ReadonlyMap<string, ReadonlyMap<string, LayeredDocument>>) =>
    [...trees.values()].flatMap((documents) => [...documents.values()]);
  return [
    ...check('portal', [view.portal]),
    ...check('conditions', [view.conditions]),
    ...check('deployment', [view.deployment]),
    ...check('glossary', [view.glossary]),
    ...check('form', view.forms.values()),
    ...check('fragment', view.fragments.values()),
    ...check('wizard', view.wizards.values()),
    ...check('screen', view.screens.values()),
    ...check('texts', texts(view.texts)),
    ...check('form-texts', texts(view.formTexts)),
    ...check('fragment-texts', texts(view.fragmentTexts)),
  ];
};

/** Compiled once: the check runs on each save, for the retailer and for every partner. */
const validatorOf = remembered((name: string, meta: CheckContext['meta']): ValidateFunction => {
  const options = { strict: false, allErrors: true, verbose: true, validateSchema: false };
  const ajv = new Ajv({ ...options, code: { optimize: false } });
  ajv.addKeyword(nameKeyword(() => names));
  for (const shared of ['form', 'form-texts'])
    if (shared !== name) ajv.addSchema(meta(shared), `${shared}.schema.json`);
  return ajv.compile(meta(name));
});

/** By the names that are known while it validates. */
const diagnosticsOf = remembered(
  (validate: ValidateFunction, document: LayeredDocument, _: NamesByKind): Diagnostic[] => {
    if (!document.readable || validate(document.value)) return [];
    return (validate.errors ?? []).flatMap((error) => {
      const words = explainSchemaError(error, document.value);
      if (!words) return [];
      const { path, part, ...said } = words;
      return [{ ...document.place(path, part), ...said }];
    });
  },
);
