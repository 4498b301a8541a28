import type { Facts } from '#config/configuration-types.ts';
import { isObject } from '#domain/values/is-object.ts';
import { type PreviewExample, previewApi } from '#workbench/preview/preview-api.ts';
import { isInvalid } from '#workbench/preview/preview-submit.ts';

/** How many of the facts that an example names are other ones here. */
function differences(named: unknown, facts: unknown): number {
  if (!isObject(named)) return Object.is(named, facts) ? 0 : 1;
  const known = isObject(facts) ? facts : {};
  return Object.entries(named).reduce((sum, [name, one]) => sum + differences(one, known[name]), 0);
}

/** The examples that a form should take, those first whose facts are most like these. Rejects when they cannot be read. */
export async function fittingExamples(form: string, facts: Facts): Promise<PreviewExample[]> {
  const { [form]: names = [] } = await previewApi.examples();
  const valid = names.filter((name) => !isInvalid(name));
  const examples = await Promise.all(valid.map((name) => previewApi.example(form, name)));
  return examples
    .map((example) => ({ example, far: differences(example.facts ?? {}, facts) }))
    .sort((one, other) => one.far - other.far)
    .map(({ example }) => example);
}
