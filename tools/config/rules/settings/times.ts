import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

const TIME = /^\d{4}-\d\d-\d\dT/;
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

/** What is there `from` one time `until` another ends after it begins; what has ended already is warned of. */
export const timesRule: ViewRule = ({ view: { portal, screens, deployment } }) => [
  ...[portal, ...screens.values()].flatMap(timeDiagnostics),
  ...expiredContact(deployment),
];

/** RFC 9116: what has expired must not be used, so a report of a weakness would reach no one. */
function expiredContact({ value: { security }, place }: LayeredDocument): Diagnostic[] {
  const { expires } = isJsonObject(security) ? security : {};
  if (!isTime(expires) || Date.parse(expires) > Date.now()) return [];
  const what = sentence`security.txt has expired: ${expires}`;
  const fix = sentence`see whether "contact" still holds, and write a time within a year`;
  return [{ ...place(['security', 'expires']), what, fix, isWarning: true }];
}

function timeDiagnostics(document: LayeredDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  eachObject(document.value, ({ from, until }, path) => {
    if (!isTime(until)) return;
    const place = document.place([...path, 'until']);
    if (isTime(from) && Date.parse(from) >= Date.parse(until)) {
      const fix = sentence`put \`until\` after \`from\``;
      diagnostics.push({ ...place, what: sentence`this entry ends before it begins`, fix });
    } else if (Date.parse(until) <= Date.now()) {
      const what = sentence`this entry has ended: ${until}`;
      const fix = sentence`take it out, or give it another \`until\``;
      const mend = { by: 'removal' as const, path };
      diagnostics.push({ ...place, what, fix, mend, isWarning: true });
    }
  });
  return diagnostics;
}
