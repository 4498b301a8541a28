import { edited, type Files } from '#tests/tools/fixture.ts';
import type { DiffCase } from './diff-cases.ts';
import { filesToCompare } from './diff-fixture.ts';

interface Step {
  id: string;
  form: string;
  sends?: number;
  when?: string[];
  summary?: boolean;
}

const wizard = 'schemas/wizards/contract.json';
const step = (id: string, sends?: number): Step => ({ id, form: `step-${id}`, sends });
const steps = [
  step('installation', 1),
  step('person', 2),
  step('contract', 3),
  step('gas-contract', 3),
  step('payment'),
  step('confirmation', 5),
];
const personForm = (...fields: string[]) => ({
  schema: { properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) },
});

/** A wizard whose operation takes, needs and sends steps. */
const before: Files = {
  ...filesToCompare(),
  [wizard]: { operation: 'contracting', steps },
  'schemas/forms/step-person.json': personForm('vat', 'name', 'email', 'note'),
  'schemas/forms/short.json': personForm('name', 'mobile'),
};

const change = (edit: (of: (id: string) => Step, all: Step[]) => Step[] | undefined) =>
  edited(before, wizard, (value: { steps: Step[] }) => {
    const of = (id: string) => value.steps.find((one) => one.id === id) as Step;
    value.steps = edit(of, value.steps) ?? value.steps;
  });

const swapped = change((of, [, , ...others]) => [of('person'), of('installation'), ...others]);

const inWizard = (...lines: string[]) => ['Everybody', '  wizard contract', ...lines];

/** Steps of a wizard: their order, what sends them, and what the retailer needs of them. */
export const stepDifferences: DiffCase[] = [
  [
    'a step that moves while others come and go',
    change((of) => [
      of('installation'),
      of('person'),
      of('payment'),
      of('contract'),
      step('extra', 4),
      of('confirmation'),
      step('thanks'),
    ]),
    inWizard(
      '    step gas-contract taken out   !! breaks drafts and the API',
      '    new step extra after contract, sends 4',
      '    new step thanks after confirmation',
      '    step payment moved after person',
    ),
    before,
  ],
  [
    'a new step at the start, and the others the other way round',
    change((of) => [
      step('hello'),
      of('payment'),
      of('gas-contract'),
      of('contract'),
      of('person'),
      of('installation'),
      of('confirmation'),
    ]),
    inWizard(
      '    new step hello first',
      '    order of the steps: hello, payment, gas-contract, contract, person, installation, confirmation',
      '    sent in the order gas-contract (3), contract (3), person (2), installation (1), ' +
        'confirmation (5)   !! breaks the API',
    ),
    before,
  ],
  [
    'two steps that exchange their places, and their calls',
    swapped,
    inWizard(
      '    step person moved to the first place',
      '    sent in the order person (2), installation (1), contract (3), gas-contract (3), ' +
        'confirmation (5)   !! breaks the API',
    ),
    before,
  ],
  [
    'a new step that is sent before others with a lower number',
    change((_of, all) => [step('hello', 9), ...all]),
    inWizard(
      '    new step hello first, sends 9',
      '    sent in the order hello (9), installation (1), person (2), contract (3), ' +
        'gas-contract (3), confirmation (5)   !! breaks the API',
    ),
    before,
  ],
  [
    'a new step, where calls were out of order before',
    edited(swapped, wizard, (value: { steps: Step[] }) => {
      value.steps.unshift(step('hello'));
    }),
    inWizard('    new step hello first'),
    swapped,
  ],
  [
    'two steps that exchange their places and are known by the same number',
    change((of) => [
      of('installation'),
      of('person'),
      of('gas-contract'),
      of('contract'),
      of('payment'),
      of('confirmation'),
    ]),
    inWizard(
      '    step gas-contract moved after person',
      '    sent in the order installation (1), person (2), gas-contract (3), contract (3), ' +
        'confirmation (5)',
    ),
    before,
  ],
  [
    'what a step sends',
    change((of) => {
      of('contract').sends = 4;
      of('payment').sends = 4;
      of('person').sends = undefined;
      return undefined;
    }),
    inWizard(
      '    step person: sends 2 → nothing   !! breaks the API',
      '    step contract: sends 3 → 4   !! breaks the API',
      '    step payment: sends nothing → 4   !! breaks the API',
    ),
    before,
  ],
  [
    'conditions of a step that the operation needs, and of one that it only takes',
    change((of) => {
      of('person').when = ['active'];
      of('contract').when = ['active'];
      return undefined;
    }),
    inWizard(
      '    step person: only when "active"   !! breaks the API',
      '    step contract: only when "active"',
    ),
    before,
  ],
  [
    'another form for a step, without answers that the operation takes',
    change((of) => {
      of('person').form = 'short';
      of('payment').form = 'short';
      of('confirmation').summary = true;
      return undefined;
    }),
    inWizard(
      '    step person: form "step-person" → "short", without vat, email   !! breaks drafts and the API',
      '    step payment: form "step-payment" → "short"   !! breaks drafts',
      '    step confirmation: summary: nothing → true',
    ),
    before,
  ],
  [
    'how long a wizard is stored, and what sends it',
    edited(before, wizard, (value: object) => {
      Object.assign(value, { draft: { keepMinutes: 60 }, operation: 'other' });
    }),
    inWizard(
      '    draft.keepMinutes: nothing → 60',
      '    sent by "contracting" → "other"   !! breaks the API',
    ),
    before,
  ],
  [
    'steps and fields that a new partner does without',
    {
      ...before,
      'schemas/partners/q/wizards/contract.json': {
        steps: steps.filter(({ id }) => !['payment', 'person'].includes(id)),
      },
      'schemas/partners/r/forms/step-person.json': {
        schema: { properties: { vat: null, note: null } },
      },
    },
    [
      'Only partner q',
      '  partners',
      "    q: new; differs as follows from the retailer's own portal",
      '  wizard contract',
      '    step person taken out   !! breaks the API',
      '    step payment taken out   !! breaks the API',
      '',
      'Only partner r',
      '  partners',
      "    r: new; differs as follows from the retailer's own portal",
      '  form step-person',
      '    vat: taken out   !! breaks the API',
      '    note: taken out; the retailer no longer gets it',
    ],
    before,
  ],
];
