import { fc } from '#tests/support/description/property-tests.ts';

/** Wizards of contracting, by what is contracted. */
export const KINDS = ['electricity', 'gas', 'dual'] as const;
export type Kind = (typeof KINDS)[number];

/** A field that an owner adds, with two answers to it; null where it is left empty. */
export interface PlannedField {
  type: 'text' | 'number' | 'boolean' | 'choice' | 'date';
  required: boolean;
  answers: [unknown, unknown];
}

export interface PlannedStep {
  /** Where it comes to stand, from 0 on. */
  at: number;
  when: string | null;
  fields: PlannedField[];
}

/** What an owner does to a wizard of contracting, and what a customer does with it then. */
export interface Plan {
  added: PlannedStep[];
  /** Fields added to a step, by its place. */
  fields: { step: number; fields: PlannedField[] } | null;
  /** True where the first added step comes last and sums up, instead of that of the portal. */
  ownEnd: boolean;
  /** A step of the portal that gets a condition. */
  hidden: { step: string; when: string } | null;
  /** Id of a step that is taken out. */
  out: string | null;
  /** Steps that are taken from one place to another. */
  moves: [from: number, to: number][];
  /** Ids of steps whose `sends` is taken out. */
  unsent: string[];
  /** How leads are sent: step by step, so but once the customer agrees, or whole at the end. */
  leads: 'stepwise' | 'asking' | 'whole';
  /** True for a customer who goes back from the summary and changes answers. */
  changesMind: boolean;
  /** True for a customer who contracts gas beside electricity. */
  takesGas: boolean;
}

const LETTERS = [...`aZ 9ñ·,.'"<&{}$\\/%`, '\u{1F642}'];
const answersTo: Record<PlannedField['type'], fc.Arbitrary<unknown>> = {
  text: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 20 }),
  number: fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100),
  boolean: fc.boolean(),
  choice: fc.constantFrom('one', 'two'),
  date: fc.constantFrom('2026-02-28', '1999-12-31', '2028-02-29'),
};

const TYPES = Object.keys(answersTo) as PlannedField['type'][];
const field = fc
  .record({ type: fc.constantFrom(...TYPES), required: fc.boolean() })
  .chain((one) => {
    const given = answersTo[one.type];
    const answer = one.required ? given : fc.option(given);
    return fc.tuple(answer, answer).map((answers): PlannedField => ({ ...one, answers }));
  });
const fields = fc.array(field, { minLength: 1, maxLength: 3 });

/** Conditions of the portal: true and false ones of a visitor, and of answers. */
const conditions = [
  ...['business-not-halted', 'not-read-only', 'signed-in', 'contracting-supply-active'],
  ...['contracting-gas-only', 'contracting-gas-included'],
];
const condition = fc.constantFrom(...conditions);
const place = fc.nat({ max: 6 });
const addedStep = fc.record({ at: place, when: fc.option(condition, { freq: 2 }), fields });
const ids = ['installation', 'person', 'contract', 'gas-contract', 'payment', 'confirmation'];
// Gas beside electricity is what an owner may do without, and the contracts and the payment come in any order.
const anyStep = fc.oneof(
  { weight: 2, arbitrary: fc.constant('gas-contract') },
  { weight: 1, arbitrary: fc.constantFrom(...ids) },
);
const later = fc.integer({ min: 2, max: 4 });
const move = fc.oneof(
  { weight: 1, arbitrary: fc.tuple(place, place) },
  { weight: 4, arbitrary: fc.tuple(later, later) },
);
const rarely = <Value>(value: fc.Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value });

export const plans: fc.Arbitrary<Plan> = fc.record({
  added: fc.oneof(
    { weight: 1, arbitrary: fc.constant<PlannedStep[]>([]) },
    { weight: 2, arbitrary: fc.array(addedStep, { minLength: 1, maxLength: 2 }) },
  ),
  fields: rarely(fc.record({ step: place, fields }), null),
  ownEnd: rarely(fc.constant(true), false),
  hidden: rarely(fc.record({ step: anyStep, when: condition }), null),
  out: rarely(anyStep, null),
  moves: rarely(fc.array(move, { minLength: 1, maxLength: 2 }), []),
  unsent: rarely(fc.subarray(ids, { minLength: 1 }), []),
  leads: fc.constantFrom('stepwise', 'stepwise', 'asking', 'whole'),
  changesMind: fc.boolean(),
  takesGas: fc.boolean(),
});
