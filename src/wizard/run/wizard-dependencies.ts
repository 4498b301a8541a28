import type { CompiledForm } from '#config/configuration-types.ts';
import { sameAnswers } from '#domain/submission.ts';
import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import type { WizardFacts } from '#wizard/steps/wizard-steps.ts';

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
  return [...forms].flatMap(([step, { schema, ui, resets }]) =>
    wizardReads(schema, ui, resets).some((one) => !sameAnswers(at(before, one), at(after, one)))
      ? [step]
      : [],
  );
}
