import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import { fieldKinds } from '#tools/config/description/answer-kinds.ts';
import type { ApiDescription } from '#tools/config/description/api-description.ts';
import { declarationsOf, type Formats } from '#tools/config/fields/field-values.ts';
import { widgetOf } from '#tools/config/fields/field-widget.ts';
import { fieldsOf, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

/** What is wrong with the call of a form, and where below `submit`. */
export interface CallFault {
  at: JsonPath;
  part?: 'key' | 'value';
  what: Sentence;
  fix: Sentence;
}

/** What a call is made from, and what is found on the way. */
export interface CallContext {
  api: ApiDescription;
  operation: string;
  form: CalledForm;
  formats: Formats;
  faults: CallFault[];
  /** Addresses of the answers that it sends under the names of the API. */
  taken: Set<string>;
  /** Member of the call, with points -> address of the field that fills it. */
  filled: Map<string, string>;
  /** The entry of a look-up that `entry/…` names, as its variants. */
  entry?: readonly JsonObject[];
}

/** A member of a call as the description has it. */
export interface DescribedMember {
  /** Its name in the call, with points inside groups. */
  name: string;
  /** As it is written in the description. */
  schema: Json | undefined;
  /** With its variants, without null; none where the description does not say. */
  schemas: readonly JsonObject[];
  isRequired: boolean;
}

/** Reports a fault at a place of a call. */
export function fault(
  context: CallContext,
  at: JsonPath,
  what: Sentence,
  fix: Sentence,
): undefined {
  context.faults.push({ at, what, fix });
}

/** What the fields of a form say of themselves. */
export interface CalledForm {
  addresses: ReadonlySet<string>;
  kinds: ReturnType<typeof fieldKinds>;
  declarations: ReturnType<typeof declarationsOf>;
  look(address: string): JsonObject;
  /** Definitions of its widget and of its format. */
  widgets(address: string): WidgetDefinition[];
  /** Why a field may be absent where the form is sent; undefined where it never is. */
  absence(address: string): string | undefined;
}

/** The fields of a form document. */
export function calledForm({ schema, ui }: JsonObject): CalledForm {
  const declarations = declarationsOf(schema);
  const required = new Set(
    subSchemasOf(schema).flatMap(({ schema: group, address, inCondition, always }) =>
      always && !inCondition && Array.isArray(group.required)
        ? group.required.map((name) => [...address, String(name)].join('/'))
        : [],
    ),
  );
  const look = (address: string): JsonObject => {
    const found = address
      .split('/')
      .reduce<Json | undefined>((part, name) => (isJsonObject(part) ? part[name] : undefined), ui);
    return isJsonObject(found) ? found : {};
  };
  return {
    addresses: new Set(fieldsOf(schema).keys()),
    kinds: fieldKinds(schema),
    declarations,
    look,
    widgets: (address) => {
      const fields = (declarations.get(address) ?? []).map((one) => one.schema);
      const names = fields.flatMap((field) => [widgetOf(field, look(address)), field.format]);
      return [...new Set(names.map(String))].flatMap((name) =>
        Object.hasOwn(widgetDefinitions, name) ? (widgetDefinitions[name] ?? []) : [],
      );
    },
    absence: (address) => {
      const lookUp = look(address)['ui:lookup'];
      const hides = ['none', 'error'].find((key) => isJsonObject(lookUp) && lookUp[key] === 'hide');
      if (hides) return sentence`its look-up may hide it ("${hides}")`;
      const path = address.split('/');
      const missing = path
        .map((_, end) => path.slice(0, end + 1).join('/'))
        .find((part) => !required.has(part));
      return missing && sentence`"required" does not always name "${missing}"`;
    },
  };
}
