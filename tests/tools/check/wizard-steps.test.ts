import { expect, test } from 'vitest';
import { soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const check = async (files: Record<string, unknown>) =>
  (await checkConfiguration(writeConfiguration({ ...soundFiles(), ...files }))).map(
    printDiagnostic,
  );

test('a wizard without a title is named, in each language', async () => {
  const titled = { 'src/app/wizard.tsx': "t('wizard.titles.' + wizard);" };
  const found = await check({
    ...titled,
    'locales/es-ES/wizard.json': { titles: { start: 'Empiece' } },
    'locales/ca-ES/wizard.json': { titles: { stat: 'Comenci' } },
  });
  expect(found.join('\n')).toContain('the wizard "start" has no title in ca-ES');
  expect(found.join('\n')).not.toContain('no title in es-ES');
});

test('a duplicate step is reported with its place', async () => {
  const step = { id: 'change', form: 'change' };
  const found = await check({ 'schemas/wizards/start.json': { steps: [step, step] } });
  expect(found.join('\n')).toMatch(/start\.json:\d+:\d+.*another step has the id "change"/);
});

/** The sound configuration with a wizard that an operation confirms, whose steps are `ids`, the last a summary. */
function confirmed(ids: readonly string[], edit: (steps: Step[]) => void = () => {}) {
  const steps = ids.map((id, index): Step => {
    const isLast = index === ids.length - 1;
    return {
      id,
      form: id === 'installation' ? 'change' : `step-${id}`,
      ...(isLast && { summary: true }),
    };
  });
  edit(steps);
  const names = ids.filter((id) => id !== 'installation');
  const forms = names.flatMap((id) => [
    [`schemas/forms/step-${id}.json`, { schema: { type: 'object' }, ui: {} }],
    ...['es-ES', 'ca-ES'].map((language) => [
      `locales/${language}/forms/step-${id}.json`,
      { title: id },
    ]),
  ]);
  return {
    ...Object.fromEntries(forms),
    'schemas/wizards/start.json': { operation: 'contracting', steps },
  };
}

/** Ids of the steps that `contracting` needs. */
const all = ['installation', 'person', 'confirmation'];

interface Step {
  id: string;
  form: string;
  sends?: number;
  when?: string[];
  summary?: boolean;
}

const withAnswerTest = (step: string, member: object = { required: ['vat'] }) => ({
  ...(soundFiles()['schemas/conditions.json'] as { conditions: object }).conditions,
  answered: { not: { $fact: `subject/wizard/answers/${step}`, ...member } },
});

const withCondition = (files: object, conditions: object) => ({
  ...files,
  'schemas/conditions.json': { conditions },
  ...Object.fromEntries(
    ['es-ES', 'ca-ES'].map((language) => [
      `locales/${language}/conditions.json`,
      { active: 'a', 'bill-required': 'b', answered: 'c' },
    ]),
  ),
});

test('a wizard whose mutation has what it needs, summed up at the end, has no diagnostics', async () => {
  expect(await check(confirmed(all))).toEqual([]);
});

test('an answer that a mutation needs and no step has is reported', async () => {
  expect(await check(confirmed(['installation', 'confirmation']))).toEqual([
    expect.stringMatching(
      /^schemas\/wizards\/start\.json:3:3 .*without the answers of a step "person"/,
    ),
  ]);
});

const numbers: Record<string, number> = {
  ...{ installation: 1, person: 2, contract: 3, 'gas-contract': 3, payment: 4, confirmation: 5 },
};

/** Sends the steps under these numbers. */
const sent =
  (sends: Record<string, number> = numbers) =>
  (steps: Step[]) => {
    for (const step of steps) {
      const number = sends[step.id];
      if (number !== undefined) step.sends = number;
    }
  };

test('steps are sent under the numbers of their mutation, an added one by none', async () => {
  expect(await check(confirmed(all, sent()))).toEqual([]);
  const own = ['installation', 'pets', 'person', 'confirmation'];
  expect(await check(confirmed(own, sent()))).toEqual([]);
  expect(await check(confirmed(own, sent({ ...numbers, pets: 2 })))).toEqual([
    expect.stringMatching(
      /"contracting" sends no step "pets" by itself .*take "sends" out here: its answers travel with the next step/,
    ),
  ]);
});

test('a step is sent after those whose answers its call needs, or not by itself', async () => {
  const order = ['payment', 'person', 'installation', 'confirmation'];
  const early = (step: string) =>
    expect.stringMatching(
      `"${step}" "contracting" needs the answers of "installation", which comes later .*put "installation" before "${step}", or take "sends" out`,
    );
  expect(await check(confirmed(order, sent()))).toEqual([early('payment'), early('person')]);
  const { payment: _, person: __, ...others } = numbers;
  expect(await check(confirmed(order, sent(others)))).toEqual([]);
});

test.each([
  ['persn/name', /no step "persn" {2}write "person"/],
  ['change/acount', /no field "acount" {2}write "account"/],
  ['payment/iban', null],
  ['change/email3', null],
  ['change/birthday', null],
  ['change/bq', null],
])(
  'what names the answer %s names a misspelling or something that was taken out',
  async (answer, said) => {
    const files = confirmed(['change', 'person', 'confirmation'], ([change]) =>
      Object.assign(change ?? {}, { form: 'change' }),
    );
    const condition = { $fact: `subject/wizard/answers/${answer}`, const: 'a' };
    const conditions = { conditions: { tested: condition } };
    const found = (await check({ ...files, 'schemas/conditions.json': conditions })).join('\n');
    if (said) expect(found).toMatch(said);
    else expect(found).not.toMatch(/no step "|step "[^"]*" has no field/);
  },
);

test('a summary is last, occurs once, and every customer sees it', async () => {
  const early = confirmed(['person', 'installation', 'confirmation'], ([person]) =>
    Object.assign(person ?? {}, { summary: true }),
  );
  expect(await check(early)).toEqual([
    expect.stringMatching(
      /start\.json:7:7 .*"person" sums up .*others come after it .*end of "steps"/,
    ),
  ]);
  const none = confirmed(all, (steps) => delete steps[2]?.summary);
  expect(await check(none)).toEqual([
    expect.stringMatching(/start\.json:3:3 .*no step sums up the answers/),
  ]);
  const hidden = confirmed(all, (steps) => Object.assign(steps[2] ?? {}, { when: ['active'] }));
  expect(await check(hidden)).toEqual([
    expect.stringMatching(
      /start\.json:\d+:7 .*"confirmation", confirms the whole, and its conditions hide it/,
    ),
  ]);
});

test.each([
  [
    'confirmation',
    /"answered" tests answers of the step "confirmation", which comes later .*move "confirmation" before "installation"/,
  ],
  [
    'installation',
    /"answered" tests answers of the step "installation", which is this step itself .*earlier one/,
  ],
])('a condition of a step about answers of %s is reported', async (tested, words) => {
  const files = confirmed(['person', 'installation', 'confirmation'], ([, installation]) =>
    Object.assign(installation ?? {}, { when: ['answered'] }),
  );
  expect(await check(withCondition(files, withAnswerTest(tested)))).toEqual([
    expect.stringMatching(words),
  ]);
});

test.each(['person', 'elsewhere'])(
  'a condition about answers of %s is accepted',
  async (tested) => {
    const files = confirmed(['person', 'installation', 'confirmation'], ([, installation]) =>
      Object.assign(installation ?? {}, { when: ['answered'] }),
    );
    expect(await check(withCondition(files, withAnswerTest(tested)))).toEqual([]);
  },
);

test('a wording without texts is named, in each language', async () => {
  const files = confirmed(all, (steps) =>
    Object.assign(steps[2] ?? {}, { wordings: [{ id: 'call' }] }),
  );
  const spanish = { title: 'end', wordings: { call: { intro: 'Le llamaremos.' } } };
  const found = await check({ ...files, 'locales/es-ES/forms/step-confirmation.json': spanish });
  expect(found.join('\n')).toContain('the wording "call" has no texts in ca-ES');
  expect(found.join('\n')).not.toContain('"call" has no texts in es-ES');
});

/** The wizard that the machine `battery-move` drives, with other steps. */
const moved = (ids: readonly string[], edit: (step: Step) => Step = (step) => step) => {
  const files = confirmed(ids) as Record<string, { steps: Step[] }>;
  const { steps } = files['schemas/wizards/start.json'] ?? { steps: [] };
  const document = { steps: steps.map(({ id, form }) => edit({ id, form })) };
  const { 'schemas/wizards/start.json': _, ...forms } = files;
  return { ...forms, 'schemas/wizards/battery-move.json': document };
};

test('a wizard with a machine of its own must have the steps of that machine', async () => {
  expect((await check(moved(['destination', 'percentage', 'confirm']))).join('\n')).not.toMatch(
    /battery-move\.json/,
  );
  const found = await check(moved(['percentage', 'destination', 'confirm']));
  expect(found.join('\n')).toMatch(
    /battery-move\.json:\d+:\d+.*has other steps than these.*destination, percentage, confirm/,
  );
  const hidden = await check(
    moved(['destination', 'percentage', 'confirm'], (step) => ({ ...step, when: ['active'] })),
  );
  expect(hidden.join('\n')).toMatch(/shows each of its steps to every customer/);
});
