import type { Finding } from '#tools/api-verify/finding.ts';
import type { Verification } from '#tools/api-verify/verify.ts';
import { differenceInWords, type GradedResult, gradedResults, isBroken } from './graded.ts';

/** Operations that are named where there are many. */
const MOST_NAMED = 6;
/** Differences of one operation that are named; all are in the JSON. */
const MOST_DIFFERENCES = 12;

/** Checks whose findings concern every operation. */
const OF_ALL: readonly Finding['check'][] = ['transport', 'cors', 'errors'];

/** The report for people: short, grouped, worst first. */
export function textReport(verification: Verification): string {
  const { url, findings, closed, calls, ms } = verification;
  const results = gradedResults(verification).sort(
    (a, b) => b.operation.features.length - a.operation.features.length,
  );
  const of = (...verdicts: string[]) => results.filter(({ verdict }) => verdicts.includes(verdict));
  const wrong = of('missing', 'differs');
  const group = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  const faults = (breaks: boolean) => [
    ...ofServer(findings.filter((one) => one.breaks === breaks && OF_ALL.includes(one.check))),
    ...ofOperations(wrong.filter((one) => one.breaks === breaks)),
    ...ofServer(findings.filter((one) => one.breaks === breaks && !OF_ALL.includes(one.check))),
  ];
  const members = of('conforms', 'differs').flatMap(({ operation, absent }) =>
    absent.map(
      ({ pointer, without }) =>
        `${operation.operationId} ${pointer}${without ? `: ${without}` : ''}`,
    ),
  );
  const absent = of('absent').map(({ operation, means }) => `${operation.operationId}: ${means}`);
  const breaking = [...wrong, ...findings].filter(({ breaks }) => breaks).length;
  const others = [...wrong, ...findings].length - breaking;
  return [
    `${url}: ${calls} calls in ${(ms / 1000).toFixed(1)} s`,
    ...group('BREAKS A FEATURE', faults(true)),
    ...group('DIFFERS, AND THE PORTAL WORKS WITH IT', faults(false)),
    ...group('EXTENSIONS THAT ARE NOT THERE', [...absent, ...members]),
    ...group(
      'NOT SEEN: ONLY REFUSALS, WHICH A MISSING OPERATION ANSWERS TOO',
      byReason(of('unseen')),
    ),
    ...group('NOT TRIED', byReason(of('untried'))),
    ...group('NOT OFFERED WITH THE SETTINGS THAT ARE SERVED', namedBy([...closed])),
    '',
    `· ${of('conforms').length} operations conform, ${breaking} differences break a feature, ${others} do not`,
    ...(of('conforms').length > 0
      ? []
      : ['· Nothing conforms: is --url the base of the API, and is the token its own?']),
    isBroken(verification)
      ? '· The portal does not work whole with this API'
      : '· The portal works with this API',
  ].join('\n');
}

function ofServer(findings: readonly Finding[]): string[] {
  return findings.map(({ check, what, operations }) => `${check}: ${what}${named(operations)}`);
}

/** Missing operations first; what the same is wrong with several ones is one entry. */
function ofOperations(results: readonly GradedResult[]): string[] {
  const entries = new Map<string, { lines: string[]; ids: string[] }>();
  const isMissing = ({ verdict }: GradedResult) => (verdict === 'missing' ? 0 : 1);
  for (const result of results.toSorted((a, b) => isMissing(a) - isMissing(b))) {
    const { operation, verdict, reason, means, differences } = result;
    const { operationId, method, path } = operation;
    const lines = differences.map(differenceInWords);
    const ofWhole = differences.length === 1 && !differences[0]?.pointer.startsWith('/');
    const [whole] = differences;
    const key = ofWhole && whole ? `${whole.pointer} ${whole.got}` : operationId;
    const before = entries.get(key);
    if (before) before.ids.push(operationId);
    else if (verdict === 'missing')
      entries.set(key, {
        lines: [`missing ${operationId} (${method} ${path}: ${reason}): ${means}`],
        ids: [],
      });
    else
      entries.set(key, {
        lines: [
          `differs ${operationId} (${method} ${path})${means && `: ${means}`}`,
          ...lines.slice(0, MOST_DIFFERENCES).map((line) => `    ${line}`),
          ...(lines.length > MOST_DIFFERENCES
            ? [`    and ${lines.length - MOST_DIFFERENCES} more`]
            : []),
        ],
        ids: [],
      });
  }
  return [...entries.values()].flatMap(({ lines, ids }) =>
    ids.length > 0 ? [...lines, `    the same of ${names(ids)}`] : lines,
  );
}

const byReason = (results: readonly GradedResult[]): string[] =>
  namedBy(results.map(({ reason, operation }) => [operation.operationId, reason]));

/** Names by their reason. */
function namedBy(reasonOf: readonly (readonly [name: string, reason: string])[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const [name, reason] of reasonOf)
    reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, ids]) => `${reason}: ${names(ids)}`);
}

const named = (ids: readonly string[]) => (ids.length > 0 ? ` (${names(ids)})` : '');

function names(ids: readonly string[]): string {
  const shown = ids.slice(0, MOST_NAMED).join(', ');
  return ids.length > MOST_NAMED ? `${shown} and ${ids.length - MOST_NAMED} more` : shown;
}
