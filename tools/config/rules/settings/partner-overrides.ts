import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { usedFragments } from '#tools/config/rules/forms/fragments.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, stableJson } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { placeIn, type SourceFile } from '#tools/config/sources/source-file.ts';

/** A partner overrides an existing value, and changes it; one that changes nothing is a warning. */
export const partnerOverridesRule: ViewRule = ({ view, defaults }) => {
  if (view.partner === null) return [];
  const steps = [...view.wizards.values()].flatMap(({ value }) =>
    Array.isArray(value.steps) ? value.steps : [],
  );
  const used = new Set(steps.map((step) => (isJsonObject(step) ? step.form : undefined)));
  for (const { value } of view.screens.values())
    eachObject(value, ({ form, filter }) => {
      for (const one of [form, filter]) if (one !== undefined) used.add(one);
    });
  const isOwnPage = (page: string) => view.screens.get(page)?.value.page !== undefined;
  return [
    ...single(view.portal, defaults.portal),
    ...single(view.conditions, defaults.conditions),
    ...single(view.deployment, defaults.deployment),
    ...named(view.forms, defaults.forms, (form) => used.has(form)),
    ...named(view.fragments, defaults.fragments, (fragment) => usedFragments(view).has(fragment)),
    ...named(view.wizards, defaults.wizards),
    ...named(view.screens, defaults.screens, isOwnPage),
    ...[...view.texts].flatMap(([language, areas]) => named(areas, defaults.texts.get(language))),
    ...[...view.formTexts].flatMap(([language, forms]) =>
      named(forms, defaults.formTexts.get(language), (form) => view.forms.has(form)),
    ),
    ...[...view.fragmentTexts].flatMap(([language, fragments]) =>
      named(fragments, defaults.fragmentTexts.get(language), (name) => view.fragments.has(name)),
    ),
  ];
};

type Documents = ReadonlyMap<string, LayeredDocument>;

function named(
  own: Documents,
  base: Documents = new Map(),
  isNew = (_name: string) => false,
): Diagnostic[] {
  return [...own].flatMap(([name, document]) => {
    const overridden = base.get(name);
    if (overridden) return single(document, overridden);
    if (isNew(name)) return [];
    const what = sentence`this file overrides nothing: the retailer has no "${name}" here`;
    return [
      { ...document.place([]), what, fix: sentence`give it the name of the file it should change` },
    ];
  });
}

function single(own: LayeredDocument, base: LayeredDocument): Diagnostic[] {
  const patch = own.layers.at(-1);
  if (!patch || patch === base.layers.at(-1)) return [];
  const { $schema: _, ...overrides } = patch.value;
  return idle(overrides, base.value, [], patch);
}

function idle(patch: Json, base: Json | undefined, path: JsonPath, file: SourceFile): Diagnostic[] {
  const diagnostic = (what: Sentence, fix: Sentence): Diagnostic[] => {
    const place = placeIn(file, path, 'key') ?? { file: file.path, line: 1, column: 1 };
    return [{ ...place, what, fix }];
  };
  const name = path.join('.');
  if (patch === null && base === undefined)
    return diagnostic(
      sentence`"${name}" takes away what is not there`,
      sentence`take this line out, or correct the name`,
    );
  if (isJsonObject(patch) && isJsonObject(base))
    return Object.entries(patch).flatMap(([key, part]) =>
      idle(part, Object.hasOwn(base, key) ? base[key] : undefined, [...path, key], file),
    );
  if (path.length > 0 && stableJson(patch) === stableJson(base))
    return diagnostic(
      sentence`"${name}" is what the retailer has already`,
      sentence`take this line out: a partner holds differences only`,
    ).map((idleOverride) => ({ ...idleOverride, isWarning: true }));
  return [];
}
