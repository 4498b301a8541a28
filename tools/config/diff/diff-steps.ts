import type { NeededStep } from '#operations/mutation.ts';
import { type NeededSteps, neededIn } from '#tools/config/code/needed-steps.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { type Change, fromTo, listAt, listChanges, type Risk } from './change.ts';
import { formFields } from './form-fields.ts';
import { orderWords, placeOf } from './order-words.ts';
import { callOrder, type Steps } from './sent-steps.ts';
import type { Snapshot } from './snapshot.ts';
import { takenFromStep, wizardMutation } from './taken-answers.ts';
import { diffLeaves, valueWords } from './value-words.ts';

const API: Risk = 'API';

/** A wizard on both sides, with the forms of each. */
export interface WizardSides {
  about: string;
  name: string;
  was: JsonObject;
  is: JsonObject;
  before: Snapshot;
  after: Snapshot;
}

/** Steps of a wizard that come, go, move, or are shown or sent otherwise. */
export function diffSteps(sides: WizardSides): Change[] {
  const { about, was, is } = sides;
  const mutation = wizardMutation(was.operation);
  const [old, now] = [stepsOf(was), stepsOf(is)];
  const ids = [...now.keys()];
  const say = (what: string, ...breaks: Risk[]): Change => ({
    about,
    what,
    ...(breaks.length > 0 ? { breaks } : {}),
  });
  return [
    ...[...old]
      .filter(([id]) => !now.has(id))
      .map(([id, step]) =>
        say(`step ${id} taken out`, 'drafts', ...(isUsed(id, step, sides) ? [API] : [])),
      ),
    ...[...now]
      .filter(([id]) => !old.has(id))
      .map(([id, { sends }]) =>
        say(`new step ${id} ${placeOf(ids, id)}${sends === undefined ? '' : `, sends ${sends}`}`),
      ),
    ...[...old].flatMap(([id, step]) => {
      const next = now.get(id);
      return next ? diffStep(id, [step, next], sides, say) : [];
    }),
    ...orderWords([...old.keys()], ids, {
      moved: (id, where) => `step ${id} ${where}`,
      whole: (names) => `order of the steps: ${names}`,
    }).map((words) => say(words)),
    ...callOrder(old, now, mutation).map(({ what, isWrong }) =>
      say(what, ...(isWrong ? [API] : [])),
    ),
  ];
}

function diffStep(
  id: string,
  [step, next]: [JsonObject, JsonObject],
  sides: WizardSides,
  say: (what: string, ...breaks: Risk[]) => Change,
): Change[] {
  const { was, before, after } = sides;
  const mutation = wizardMutation(was.operation);
  const changes: Change[] = [];
  if (step.form !== next.form) {
    const [old, now] = [fieldsOf(step, before), fieldsOf(next, after)];
    const lost = takenFromStep(mutation, id).filter((name) => old.has(name) && !now.has(name));
    const without = lost.length > 0 ? `, without ${lost.join(', ')}` : '';
    const what = `step ${id}: form ${fromTo(step.form, next.form)}${without}`;
    changes.push(say(what, 'drafts', ...(lost.length > 0 ? [API] : [])));
  }
  const when = listChanges(listAt(step, 'when'), listAt(next, 'when'));
  // Without the answers of such a step nothing can be confirmed, for customers who do not see it either.
  const need = needOf(id, sides);
  const hides = (one: unknown) => need && !need.when?.includes(String(one));
  for (const one of when.added)
    changes.push(say(`step ${id}: only when "${one}"`, ...(hides(one) ? [API] : [])));
  for (const one of when.gone) changes.push(say(`step ${id}: no longer only when "${one}"`));
  if (step.sends !== next.sends)
    changes.push(say(`step ${id}: sends ${fromTo(step.sends, next.sends)}`, API));
  for (const [key, old, now] of diffLeaves(ownWords(step), ownWords(next)))
    changes.push(say(`step ${id}: ${key}: ${valueWords(old, now)}`));
  return changes;
}

/** True for a step that the retailer gets something of. */
function isUsed(id: string, { sends }: JsonObject, sides: WizardSides): boolean {
  const taken = takenFromStep(wizardMutation(sides.was.operation), id);
  return sends !== undefined || needOf(id, sides) !== undefined || taken.length > 0;
}

/** What the operation needs of a step to confirm anything; undefined where it can do without the step. */
function needOf(id: string, { name, was }: WizardSides): NeededStep | undefined {
  const needs = wizardMutation(was.operation)?.needs;
  const need = needs && neededIn(name, needs as NeededSteps)[id];
  return need?.optional ? undefined : need;
}

function stepsOf(wizard: JsonObject): Steps {
  const steps = listAt(wizard, 'steps') as JsonObject[];
  return new Map(steps.map((step) => [String(step.id), step]));
}

function fieldsOf({ form }: JsonObject, { forms }: Snapshot): ReadonlyMap<string, unknown> {
  return formFields(forms.get(String(form))?.schema ?? {});
}

/** What of a step is only how it looks and reads. */
function ownWords({ id, form, when, sends, ...words }: JsonObject): JsonObject {
  return words;
}
