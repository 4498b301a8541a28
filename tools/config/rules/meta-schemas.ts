import { Ajv, type ValidateFunction } from 'ajv';
import type { Fault } from '#tools/config/fault.ts';
import type { LayeredDocument } from '#tools/config/layered-document.ts';
import { nameKeyword } from '#tools/config/name-keyword.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { explainSchemaError } from '#tools/config/schema-error-words.ts';

/** Every file has the shape that its schema in schemas/meta/ gives it, and names only what exists. */
export const metaSchemasRule: ViewRule = ({ view, names, meta }) => {
  const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  ajv.addKeyword(nameKeyword(names));
  const check = (name: string, documents: Iterable<LayeredDocument>): Fault[] => {
    const validate = ajv.compile(meta(name));
    return [...documents].flatMap((document) => faultsOf(validate, document));
  };
  const texts = [...view.texts.values(), ...view.formTexts.values()];
  return [
    ...check('portal', [view.portal]),
    ...check('conditions', [view.conditions]),
    ...check('deployment', [view.deployment]),
    ...check('form', view.forms.values()),
    ...check('wizard', view.wizards.values()),
    ...check(
      'texts',
      texts.flatMap((documents) => [...documents.values()]),
    ),
  ];
};

function faultsOf(validate: ValidateFunction, document: LayeredDocument): Fault[] {
  if (!document.readable || validate(document.value)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const words = explainSchemaError(error, document.value);
    if (!words) return [];
    const { path, part, what, mend } = words;
    return [{ ...document.place(path, part), what, mend }];
  });
}
