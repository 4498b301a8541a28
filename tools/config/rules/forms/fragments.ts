import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import type { SchemaView } from '#tools/config/sources/view.ts';

/** Fragments are used, only where a group of fields is allowed, and do not contain themselves. */
export const fragmentsRule: SchemaRule = ({ view }) => {
  const used = usedFragments(view);
  const unused = [...view.fragments].filter(
    ([name, fragment]) => !used.has(name) && fragment.readable,
  );
  return [
    ...[...view.forms.values(), ...view.fragments.values()].flatMap((document) =>
      leftIn(document, view),
    ),
    ...unused.map(([name, fragment]) => ({
      ...fragment.place([]),
      what: sentence`no form uses the fragment "${name}"`,
      fix: sentence`write { "$fragment": "${name}" } as a field of a form, or remove the file`,
    })),
  ];
};

/** Reports fragments that could not be inlined: they are in a wrong place, or inside themselves. */
function leftIn(document: ComposedDocument, view: SchemaView): Diagnostic[] {
  return subSchemasOf(document.value.schema).flatMap(({ schema, path, address, inCondition }) => {
    const { $fragment: name } = schema;
    if (typeof name !== 'string' || !view.fragments.has(name)) return [];
    const place = document.place(['schema', ...path, '$fragment']);
    if (inCondition || address.includes('*')) {
      const what = sentence`the fragment "${name}" cannot stand inside ${inCondition ? sentence`a condition` : sentence`a list`}`;
      return [{ ...place, what, fix: sentence`use it as a field of the form or of a group` }];
    }
    const what = sentence`the fragment "${name}" holds itself`;
    return [{ ...place, what, fix: sentence`take one $fragment of this circle out` }];
  });
}

/** Names of the fragments that forms use, directly or through another fragment. */
export function usedFragments(view: SchemaView): Set<string> {
  const used = new Set<string>();
  const follow = ({ uses }: ComposedDocument) => {
    for (const { name } of uses) {
      if (used.has(name)) continue;
      used.add(name);
      const fragment = view.fragments.get(name);
      if (fragment) follow(fragment);
    }
  };
  // A form that cannot be read may use any of them.
  const forms = [...view.forms.values()];
  if (forms.some((form) => !form.readable)) return new Set(view.fragments.keys());
  for (const form of forms) follow(form);
  return used;
}
