import { namedContract } from '#domain/contract/contract-reference.ts';
import type { CallMembers, CallValue, SentAs } from '#domain/form-call.ts';
import { normaliseIban } from '#domain/identifiers/iban.ts';
import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { valueAt } from '#domain/values/value-at.ts';

/** What a call may take values from: answers, `facts`, and later `answer` and `now`. */
export type CallRoots = Readonly<Record<string, unknown>>;

const hasNothing = (value: unknown) => value === undefined || value === null || value === '';

const converted: Readonly<Record<SentAs, (answer: unknown) => unknown>> = {
  number: Number,
  trimmed: (answer) => String(answer).trim(),
  iban: (answer) => normaliseIban(String(answer)),
  file: (answer) => (Array.isArray(answer) ? answer[0] : undefined),
  files: (answer) => (Array.isArray(answer) ? answer : undefined),
  numbers: (answer) => (String(answer).match(/\d+/g) ?? []).map(Number),
  contractName: (answer) => namedContract(String(answer)).name,
  contractType: (answer) => namedContract(String(answer)).type,
};

/** A value of a call; undefined where nothing is sent. */
export function callValue(value: CallValue, roots: CallRoots): unknown {
  if ('is' in value) return value.is;
  if ('members' in value) return callMembers(value.members, roots);
  if ('list' in value) return callList(value.list, roots);
  if ('by' in value) {
    const name = String(valueAt(roots, value.by));
    const chosen = Object.hasOwn(value.when, name) ? value.when[name] : value.otherwise;
    return chosen && callValue(chosen, roots);
  }
  const answer = valueAt(roots, value.from);
  const whole = hasNothing(answer) || !value.as ? answer : converted[value.as](answer);
  const own = Array.isArray(whole) ? entriesOf(whole, value) : whole;
  return hasNothing(own) ? value.none : own;
}

const entriesOf = (list: unknown[], { entry, skip }: { entry?: number; skip?: number }) =>
  entry === undefined ? list.slice(skip) : list[entry];

function callList(values: CallValue[], roots: CallRoots): unknown[] | undefined {
  const parts = values.map((one) => callValue(one, roots));
  return parts.some(hasNothing) ? undefined : [...new Set(parts.flat())];
}

/** The members of a call that have a value; a group without any has none itself. */
export function callMembers(members: CallMembers, roots: CallRoots): Answers {
  const entries = Object.entries(members).map(
    ([name, value]) => [name, callValue(value, roots), 'members' in value] as const,
  );
  const isSent = (value: unknown, isGroup: boolean) =>
    value !== undefined && !(isGroup && isObject(value) && Object.keys(value).length === 0);
  return Object.fromEntries(
    entries.flatMap(([name, value, isGroup]) => (isSent(value, isGroup) ? [[name, value]] : [])),
  );
}

/** Answers without those at some addresses; a group that has no other is left out. */
export function withoutAddresses(answers: Answers, addresses: readonly string[]): Answers {
  const entries = Object.entries(answers).flatMap(([name, value]): [string, unknown][] => {
    if (addresses.includes(name)) return [];
    const inside = addresses.flatMap((one) =>
      one.startsWith(`${name}/`) ? [one.slice(name.length + 1)] : [],
    );
    if (inside.length === 0 || !isAnswerGroup(value)) return [[name, value]];
    const rest = withoutAddresses(value, inside);
    return Object.keys(rest).length > 0 ? [[name, rest]] : [];
  });
  return Object.fromEntries(entries);
}

/** Members of two groups together; of the same member that of the second one. */
export function together(some: Answers, own: Answers): Answers {
  const both = Object.entries(own).map(([name, value]) => {
    const other = some[name];
    const areGroups = isAnswerGroup(other) && isAnswerGroup(value);
    return [name, areGroups ? together(other, value) : value];
  });
  return { ...some, ...Object.fromEntries(both) };
}
