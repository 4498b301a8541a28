import type { CompiledForm } from '#config/configuration-types.ts';
import { sameAnswers } from '#domain/submission.ts';
import type { WizardFacts } from './wizard-steps.ts';

const SUBJECT = ['facts', 'subject', 'wizard'];
const POINTER = /(?:^|\/)facts\/subject\/wizard\/(.+)$/;

/**
 * Values of the wizard that a form depends on, in its conditions, rules, look-ups and resets:
 * `answers/installation/cups`, `memory/promotionalCode`.
 */
function wizardAddressesIn({ schema, ui, resets }: CompiledForm): string[] {
  const found = new Set<string>();
  /** @param trail names of the properties that lead to this part of a schema */
  const walk = (part: unknown, trail: readonly string[]) => {
    if (typeof part === 'string') {
      const [, address] = POINTER.exec(part) ?? [];
      if (address) found.add(address);
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== 'properties') walk(value, trail);
      else for (const [name, field] of Object.entries(value)) enter(field, [...trail, name]);
    }
  };
  const enter = (field: unknown, trail: readonly string[]) => {
    const start = trail.findIndex((_, place) =>
      SUBJECT.every((name, offset) => trail[place + offset] === name),
    );
    const inner = start < 0 ? [] : trail.slice(start + SUBJECT.length);
    const isLeaf = typeof field !== 'object' || field === null || !('properties' in field);
    if (inner.length > 0 && isLeaf) found.add(inner.join('/'));
    walk(field, trail);
  };
  for (const part of [schema, ui, resets]) walk(part, []);
  return [...found];
}

const at = (facts: WizardFacts, address: string) =>
  address
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], facts);

/** Steps whose form depends on a value of the wizard that has changed. */
export function staleSteps(
  forms: ReadonlyMap<string, CompiledForm>,
  before: WizardFacts,
  after: WizardFacts,
): string[] {
  return [...forms].flatMap(([step, form]) =>
    wizardAddressesIn(form).some((one) => !sameAnswers(at(before, one), at(after, one)))
      ? [step]
      : [],
  );
}
