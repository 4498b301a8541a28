import { expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { printFault } from '#tools/config/fault.ts';
import { soundFiles, writeConfiguration } from './fixture.ts';

const check = async (files: Record<string, unknown>) =>
  (await checkConfiguration(writeConfiguration({ ...soundFiles(), ...files }))).map(printFault);

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

test('a step that stands twice is named with its place', async () => {
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
      form: id === 'change' ? 'change' : `step-${id}`,
      ...(isLast && { summary: true }),
    };
  });
  edit(steps);
  const names = ids.filter((id) => id !== 'change');
  const forms = names.flatMap((id) => [
    [`schemas/forms/step-${id}.json`, { schema: { type: 'object' }, ui: {} }],
    ...['es-ES', 'ca-ES'].map((language) => [
      `locales/${language}/forms/step-${id}.json`,
      { title: id },
    ]),
  ]);
  return {
    ...Object.fromEntries(forms),
    'schemas/wizards/start.json': { operation: 'change', steps },
    'src/operations/change.ts': "export const change = {\n  needs: ['who', 'end'],\n};\n",
  };
}

interface Step {
  id: string;
  form: string;
  when?: string[];
  summary?: boolean;
}

const asking = (step: string, member: object = { required: ['vat'] }) => ({
  ...(soundFiles()['schemas/conditions.json'] as { conditions: object }).conditions,
  asks: { not: { $fact: `subject/wizard/answers/${step}`, ...member } },
});

const withCondition = (files: object, conditions: object) => ({
  ...files,
  'schemas/conditions.json': { conditions },
  ...Object.fromEntries(
    ['es-ES', 'ca-ES'].map((language) => [
      `locales/${language}/conditions.json`,
      { active: 'a', 'bill-required': 'b', asks: 'c' },
    ]),
  ),
});

test('a wizard whose operation has what it needs, summed up at the end, has no faults', async () => {
  expect(await check(confirmed(['change', 'who', 'end']))).toEqual([]);
});

test('what an operation needs and no step asks is named', async () => {
  expect(await check(confirmed(['change', 'end']))).toEqual([
    expect.stringMatching(
      /^schemas\/wizards\/start\.json:3:3 .*without the answers of a step "who"/,
    ),
  ]);
});

test('a summary stands last, once, and everybody sees it', async () => {
  const early = confirmed(['who', 'change', 'end'], ([who]) =>
    Object.assign(who ?? {}, { summary: true }),
  );
  expect(await check(early)).toEqual([
    expect.stringMatching(
      /start\.json:7:7 .*"who" sums up .*others come after it .*end of "steps"/,
    ),
  ]);
  const none = confirmed(['who', 'end'], (steps) => delete steps[1]?.summary);
  expect(await check(none)).toEqual([
    expect.stringMatching(/start\.json:3:3 .*no step sums up the answers/),
  ]);
  const hidden = confirmed(['who', 'end'], (steps) =>
    Object.assign(steps[1] ?? {}, { when: ['active'] }),
  );
  expect(await check(hidden)).toEqual([
    expect.stringMatching(
      /start\.json:\d+:7 .*"end", confirms the whole, and its conditions hide it/,
    ),
  ]);
});

test.each([
  [
    'end',
    /"asks" asks for answers of the step "end", which comes later .*move "end" before "change"/,
  ],
  [
    'change',
    /"asks" asks for answers of the step "change", which is this step itself .*earlier one/,
  ],
])('a condition of a step about answers of %s is named', async (asked, words) => {
  const files = confirmed(['who', 'change', 'end'], ([, change]) =>
    Object.assign(change ?? {}, { when: ['asks'] }),
  );
  expect(await check(withCondition(files, asking(asked)))).toEqual([expect.stringMatching(words)]);
});

test.each(['who', 'elsewhere'])(
  'a condition about answers of %s is none of that',
  async (asked) => {
    const files = confirmed(['who', 'change', 'end'], ([, change]) =>
      Object.assign(change ?? {}, { when: ['asks'] }),
    );
    expect(await check(withCondition(files, asking(asked)))).toEqual([]);
  },
);

test('a wording without texts is named, in each language', async () => {
  const files = confirmed(['change', 'who', 'end'], (steps) =>
    Object.assign(steps[2] ?? {}, { wordings: [{ id: 'call' }] }),
  );
  const spanish = { title: 'end', wordings: { call: { intro: 'Le llamaremos.' } } };
  const found = await check({ ...files, 'locales/es-ES/forms/step-end.json': spanish });
  expect(found.join('\n')).toContain('the wording "call" has no texts in ca-ES');
  expect(found.join('\n')).not.toContain('"call" has no texts in es-ES');
});
