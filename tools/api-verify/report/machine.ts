import type { Verification } from '#tools/api-verify/verify.ts';
import { differenceInWords, gradedResults, isBroken } from './graded.ts';

/** The report as JSON: everything that was found. */
export function jsonReport(verification: Verification): string {
  const { url, findings, calls, ms } = verification;
  const closed = Object.fromEntries(verification.closed);
  const operations = gradedResults(verification).map(({ operation, first: _, ...result }) => {
    const { operationId, method, path, features, extension } = operation;
    return {
      ...{ operationId, method, path, features },
      isExtension: extension !== null,
      ...result,
    };
  });
  const works = !isBroken(verification);
  return `${JSON.stringify({ url, works, calls, ms, closed, findings, operations }, null, 2)}\n`;
}

/** The report as JUnit, for the pages of a CI: one case an operation and one a finding; only what breaks a feature fails. */
export function junitReport(verification: Verification): string {
  const ofOperations = gradedResults(verification).map((result) => {
    const { operation, verdict, reason, means, differences, breaks, ms } = result;
    const lines = [reason, means, ...differences.map(differenceInWords)].filter(Boolean).join('\n');
    const state = breaks
      ? element('failure', { message: verdict }, lines)
      : verdict === 'conforms'
        ? ''
        : verdict === 'unseen' || verdict === 'untried' || verdict === 'absent'
          ? element('skipped', { message: `${verdict}: ${lines}` })
          : element('system-out', {}, lines);
    return testCase('operation', operation.operationId, state, ms);
  });
  const ofServer = verification.findings.map(({ check, what, operations, breaks }) =>
    testCase(
      check,
      what,
      element(
        breaks ? 'failure' : 'system-out',
        breaks ? { message: what } : {},
        operations.join(', '),
      ),
    ),
  );
  const cases = [...ofOperations, ...ofServer];
  const failures = cases.filter((one) => one.includes('<failure')).length;
  const counts = { name: 'api:verify', tests: String(cases.length), failures: String(failures) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuite', counts, '', cases)}\n`;
}

const testCase = (group: string, name: string, state: string, ms = 0) =>
  element('testcase', { classname: group, name, time: (ms / 1000).toFixed(3) }, '', [state]);

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
  inside: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${escaped(text)}${inside.filter(Boolean).join('\n')}</${name}>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Without the control characters that XML has not. */
const escaped = (text: string): string =>
  text
    .replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
