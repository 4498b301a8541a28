import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import {
  areUnlike,
  fieldKinds,
  kindsOf,
  kindWords,
} from '#tools/config/description/answer-kinds.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import {
  declarationsOf,
  type Formats,
  isCopy,
  isOfType,
  neverHas,
} from '#tools/config/fields/field-values.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { either, sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';

/** Resets set answers that their fields take, and copy from what is of the same kind. */
export const resetValuesRule: SchemaRule = ({ view, meta, formats }) => {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  return [...view.forms.values()].flatMap((form) =>
    form.readable ? [...wrongValues(form, formats), ...wrongCopies(form, facts)] : [],
  );
};

interface Setting {
  /** The field that is set. */
  field: string;
  value: Json;
  group: readonly string[];
  at: (string | number)[];
}

function settingsOf({ value: { resets } }: ComposedDocument): Setting[] {
  return (Array.isArray(resets) ? resets : []).flatMap((reset, index) => {
    if (!isJsonObject(reset) || !isJsonObject(reset.set)) return [];
    const group = typeof reset.in === 'string' ? reset.in.split('/') : [];
    return Object.entries(reset.set).map(([address, value]) => ({
      field: absoluteAddress(address, group) ?? address,
      ...{ value, group, at: ['resets', index, 'set', address] },
    }));
  });
}

/** A box that must be ticked may be taken back: its `const` forbids sending the form, not this. */
const rulesFor = (value: Json) =>
  typeof value === 'boolean' ? ['type', 'enum'] : ['type', 'enum', 'const'];

function wrongValues(form: ComposedDocument, formats: Formats): Diagnostic[] {
  const declarations = declarationsOf(form.value.schema);
  return settingsOf(form).flatMap(({ field, value, at }): Diagnostic[] => {
    if (value === null || isJsonObject(value)) return [];
    const refusing = neverHas(declarations.get(field), value, formats, rulesFor(value))?.schema;
    if (!refusing) return [];
    const what = sentence`"${field}" cannot be ${JSON.stringify(value)}`;
    const place = form.place(at);
    if (!isOfType(value, refusing)) {
      const types = either([refusing.type].flat().map(String));
      return [
        { ...place, what, fix: sentence`set a value of its type, ${types}, or null to clear it` },
      ];
    }
    const taken = Array.isArray(refusing.enum) ? refusing.enum : [refusing.const ?? null];
    const listed = taken.slice(0, 12).map((one) => JSON.stringify(one));
    return [
      { ...place, what, fix: sentence`set one of: ${listed.join(', ')}; or null to clear it` },
    ];
  });
}

function wrongCopies(form: ComposedDocument, facts: FactPaths): Diagnostic[] {
  const fields = fieldKinds(form.value.schema);
  return settingsOf(form).flatMap(({ field, value, group, at }): Diagnostic[] => {
    if (!isCopy(value)) return [];
    const source = absoluteAddress(value.from, group);
    const fact = source === null ? facts.at(value.from.split('/').slice(1)) : undefined;
    const copied = source === null ? fact && kindsOf(fact.schema) : fields.get(source);
    const own = fields.get(field);
    if (!areUnlike(own, copied)) return [];
    const what = sentence`"${field}" is ${kindWords(own ?? [])}, and "${value.from}" is ${kindWords(copied ?? [])}`;
    return [
      { ...form.place([...at, 'from']), what, fix: sentence`copy from one of the same kind` },
    ];
  });
}
