import type { CodeNames } from '#tools/config/code/code-names.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/**
 * Reports a step that is sent at once and is none that its mutation sends, or has not the number that the retailer knows
 * it by, or comes before a step whose answers its call needs.
 */
export function sendDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  { sentSteps }: CodeNames,
): Diagnostic[] {
  const operation = String(wizard.value.operation);
  const sent = sentSteps.get(operation);
  if (!sent) return [];
  const ids = steps.map(({ id }) => String(id));
  return steps.flatMap(({ sends }, index) => {
    if (typeof sends !== 'number') return [];
    const id = ids[index] ?? '';
    const place = wizard.place(['steps', index, 'sends']);
    const wanted = Object.hasOwn(sent, id) ? sent[id] : undefined;
    if (!wanted) {
      const what = sentence`"${operation}" sends no step "${id}" by itself`;
      const fix = sentence`take "sends" out here: its answers travel with the next step that is sent`;
      return [{ ...place, what, fix }];
    }
    if (sends !== wanted.as) {
      const what = sentence`"${operation}" sends the step "${id}" under ${wanted.as}, not under ${sends}`;
      return [{ ...place, what, fix: sentence`write ${wanted.as}` }];
    }
    return wanted.after
      .filter((other) => ids.lastIndexOf(other) > index)
      .map((other) => {
        const what = sentence`to send the step "${id}" "${operation}" needs the answers of "${other}", which comes later`;
        const fix = sentence`put "${other}" before "${id}", or take "sends" out here: its answers then travel with the confirmation`;
        return { ...place, what, fix };
      });
  });
}
