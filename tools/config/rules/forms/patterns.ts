import { runawayReason } from '#tools/config/analysis/runaway-pattern.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Regular expressions are valid, and cannot take exponential time on a text that a customer types. */
export const patternsRule: SchemaRule = ({ view }) =>
  [view.conditions, ...view.forms.values()].flatMap(diagnosticsOf);

function diagnosticsOf(document: LayeredDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  eachObject(document.value, ({ pattern }, path) => {
    if (typeof pattern !== 'string') return;
    const place = () => document.place([...path, 'pattern']);
    try {
      const reason = runawayReason(pattern);
      if (!reason) return;
      const fix = sentence`write each repetition so that a text fits in one way only, give it a limit ({1,9}), or use a format`;
      diagnostics.push({
        ...place(),
        what: sentence`this pattern can run for minutes: ${reason}`,
        fix,
      });
    } catch (error) {
      const what = sentence`not a regular expression: ${(error as Error).message.split(': ').at(-1)}`;
      diagnostics.push({
        ...place(),
        what,
        fix: sentence`try it out on regex101.com (JavaScript, flag u), or use a format`,
      });
    }
  });
  return diagnostics;
}
