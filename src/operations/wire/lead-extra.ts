import { type Answers, isAnswerGroup } from '#domain/submission.ts';
import { ADDRESS_PARTS } from './address-answers.ts';
import { type Fields, type LeadAnswers, leadTakes } from './lead-source.ts';
import { withUploads } from './uploaded-files.ts';

/** Groups of answers that a lead takes, with the parts that it takes of them. */
const groups: Readonly<Record<string, readonly string[]>> = {
  address: ADDRESS_PARTS,
  ownerAddress: ADDRESS_PARTS,
};

const isEmpty = (value: unknown) => isAnswerGroup(value) && Object.keys(value).length === 0;

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

/** True for a step that a configuration owner added: a lead has no fields of its own for it. */
export const isAddedStep = (step: string): boolean => !Object.hasOwn(leadTakes, step);

/** Answers of a step that a lead has no field for: all of an added step, of others those that were added. */
function addedIn(step: string, answers: Answers): Answers {
  if (isAddedStep(step)) return answers;
  const taken: readonly string[] = leadTakes[step as keyof typeof leadTakes];
  const parts = Object.entries(answers).flatMap(([name, value]) => {
    const known = groups[name];
    if (!taken.includes(name)) return [[name, value] as const];
    return known && isAnswerGroup(value) ? [[name, without(value, known)] as const] : [];
  });
  return Object.fromEntries(parts.filter(([, value]) => !isEmpty(value)));
}

/**
 * `FormConfirm.extra`: what a configuration owner added to the contracting, of all steps answered so far, by step and
 * under its own name. Every call of every lead carries all of it, so that the last one counts.
 */
export async function extraFields({ answers }: { answers: LeadAnswers }): Promise<Fields> {
  const added = Object.entries(answers)
    .map(([step, given]) => [step, addedIn(step, given as Answers)] as const)
    .filter(([, given]) => !isEmpty(given));
  return added.length === 0 ? {} : { extra: await withUploads(Object.fromEntries(added)) };
}
