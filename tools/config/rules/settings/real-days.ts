import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

const DAY = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d.*)?$/;

/** False for 31 February and for half past 25; JavaScript takes the one for 3 March. */
function exists(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return true;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && !Number.isNaN(Date.parse(text));
}

/** Every day and time among the settings and in the documents of pages exists. */
export const realDaysRule: SchemaRule = ({ view: { portal, screens } }) =>
  [portal, ...screens.values()].flatMap(dayDiagnostics);

function dayDiagnostics(document: LayeredDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const visit = (value: Json | undefined, path: JsonPath) => {
    if (typeof value === 'string' && !exists(value)) {
      const fix = sentence`correct the day, the month or the hour`;
      diagnostics.push({
        ...document.place(path),
        what: sentence`there is no such time: ${value}`,
        fix,
      });
    }
    if (Array.isArray(value))
      for (const [at, entry] of value.entries()) visit(entry, [...path, at]);
    else if (isJsonObject(value))
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
  };
  visit(document.value, []);
  return diagnostics;
}
