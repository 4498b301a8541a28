import type { FieldAbout } from '#config/configuration-types.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';

/** An address in `ui:about`, and where it is written in the `ui` of its form. */
interface AboutAddress {
  address: string;
  path: JsonPath;
}

/** A field with `ui:about`. */
interface AboutField {
  /** Its address, from the form's root. */
  field: string;
  of: AboutAddress[];
}

/** The fields of a form that say what they are about, in the order of its `ui`. */
export function aboutIn(ui: Json | undefined): AboutField[] {
  const found: AboutField[] = [];
  eachObject(ui, ({ 'ui:about': about }, path) => {
    if (!Array.isArray(about) || path.some((name) => String(name).startsWith('ui:'))) return;
    const group = path.slice(0, -1).map(String);
    const of = about.map((one, index) => ({
      address: absoluteAddress(String(one), group) ?? String(one),
      path: [...path, 'ui:about', index],
    }));
    found.push({ field: path.join('/'), of });
  });
  return found;
}

/** What the answers of a form are about, as it is published; undefined where none is about anything. */
export function publishedAbout(ui: Json | undefined): FieldAbout[] | undefined {
  const about = aboutIn(ui)
    .map(({ field, of }) => ({ field, of: of.map(({ address }) => address) }))
    .filter(({ of }) => of.length > 0);
  return about.length > 0 ? about : undefined;
}

/** The `ui` of a form without `ui:about`, which is published beside it. */
export function withoutAbout(ui: Json): Json {
  if (Array.isArray(ui)) return ui.map(withoutAbout);
  if (!isJsonObject(ui)) return ui;
  const others = Object.entries(ui).filter(([key]) => key !== 'ui:about');
  return Object.fromEntries(others.map(([key, part]) => [key, withoutAbout(part)]));
}
