import type { InjectedFault } from '#sandbox/api/injected-faults.ts';
import { handlers } from '#sandbox/operations/registry.ts';

const KINDS: readonly string[] = [
  'delay',
  'status',
  'body',
  'drop-before',
  'drop-after',
] satisfies InjectedFault['kind'][];

const isText = (value: unknown) => typeof value === 'string';
const isCount = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const FIELDS: Record<keyof InjectedFault, (value: unknown) => boolean> = {
  operationId: (value) =>
    value === '*' || (isText(value) && Object.hasOwn(handlers, String(value))),
  customer: isCount(1, 2 ** 31 - 1),
  scope: isText,
  kind: (value) => KINDS.includes(String(value)),
  milliseconds: isCount(0, 3_600_000),
  status: isCount(200, 599),
  body: () => true,
  contentType: isText,
  retryAfter: isCount(0, 86_400),
  times: isCount(1, 1_000_000),
};

/** A fault to inject, or the names of its fields that are wrong, missing or unknown. */
export function readFault(sent: Record<string, unknown>): InjectedFault | string[] {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const wrong = given
    .filter(([name, value]) => !FIELDS[name as keyof InjectedFault]?.(value))
    .map(([name]) => name);
  const missing = ['operationId', 'kind'].filter((name) => sent[name] === undefined);
  const all = [...wrong, ...missing];
  return all.length > 0 ? all : (sent as unknown as InjectedFault);
}
