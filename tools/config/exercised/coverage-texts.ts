import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { PREVIEW_AREA, STUDIO_AREA, textsOf } from '#tools/config/fields/text-tree.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';
import { type CoveragePoint, coverageIds } from './coverage-ids.ts';

/** Areas without texts of pages: paths, and texts of the preview and of the Studio. */
const areasWithoutTexts = ['routes', PREVIEW_AREA, STUDIO_AREA];

/** Each text of each language. Texts of a field count as shown when the field was on the page in that language. */
export function textPoints(view: View): CoveragePoint[] {
  const point = (document: LayeredDocument, language: string, ids: string[], path: JsonPath) => ({
    kind: 'texts' as const,
    place: document.place(path, 'key'),
    what: `${language} ${path.join('.')} never shown`,
    ids,
  });
  const areas = [...view.texts].flatMap(([language, files]) =>
    [...files]
      .filter(([area]) => !areasWithoutTexts.includes(area))
      .flatMap(([area, document]) =>
        [...textsOf(document.value)].map(([key, { path }]) =>
          point(document, language, [coverageIds.text(language, `${area}.${key}`)], path),
        ),
      ),
  );
  const forms = [...view.formTexts].flatMap(([language, documents]) =>
    [...documents].flatMap(([form, document]) => {
      const parts = partsOf(form, view.forms.get(form));
      const titles = titleIds(view, form, language);
      return [...textsOf(document.value)].map(([key, { path }]) => {
        const shown = fieldOf(path)?.flatMap((field) => parts.get(field) ?? []);
        const read = coverageIds.text(language, `forms.${form}.${key}`);
        const own = shown?.map((part) => `${part}|${language}`) ?? [read];
        return point(document, language, key === 'title' ? [...own, ...titles] : own, path);
      });
    }),
  );
  return [...areas, ...forms];
}

/** Names of the steps of a wizard are the titles of their forms. */
function titleIds(view: View, form: string, language: string): string[] {
  return [...view.wizards].flatMap(([wizard, { value }]) =>
    (Array.isArray(value.steps) ? value.steps : [])
      .filter((step): step is JsonObject => isJsonObject(step) && step.form === form)
      .map(({ id }) => coverageIds.text(language, `wizards.${wizard}.${id}`)),
  );
}

/** Texts of a field that a form reads even if the field is not on the page. */
const readAtOnce = ['label', 'help', 'placeholder', 'link', 'options'];

/** Address of the field of a text that is read before the field is on the page. */
function fieldOf(path: JsonPath): string[] | undefined {
  const address: string[] = [];
  let place = 0;
  while (path[place] === 'fields') {
    address.push(String(path[place + 1]));
    place += 2;
  }
  return readAtOnce.includes(String(path[place])) && place > 0 ? [address.join('/')] : undefined;
}

/** Address of a field -> the parts of the form that show it. */
function partsOf(name: string, form: ComposedDocument | undefined): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const { schema, path, address, inCondition } of subSchemasOf(form?.value.schema)) {
    if (inCondition || !isJsonObject(schema.properties)) continue;
    for (const field of Object.keys(schema.properties)) {
      const key = [...address, field].join('/');
      const part = coverageIds.part(name, ['schema', ...path]);
      parts.set(key, [...(parts.get(key) ?? []), part]);
    }
  }
  return parts;
}
