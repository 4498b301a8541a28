import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm, Configuration } from '#config/configuration-types.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { differingAnswer, differingGroup } from '#forms/lookups/differing-answer.ts';
import type { Lookup } from '#forms/lookups/lookup-params.ts';
import { type MonthOptions, productMonth } from '#forms/widgets/choice/product-month.ts';
import { lookups } from '#queries/lookups.ts';
import { madeUpSips } from '#sandbox/contracting/made-up-supplies.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import {
  contractingAnswers,
  contractingFacts,
  contractingRun,
  pdf,
} from '#tests/support/trials/contracting.ts';
import { type Entry, FilledWalk, type World } from '#tests/support/trials/filled-walk.ts';
import { type Resumption, resumptionOf } from '#wizard/resume/wizard-resume.ts';
import type { StoredRun } from '#wizard/resume/wizard-store.ts';

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  retailer = await startRetailer();
  configuration = await publishedConfiguration();
  await retailer.visit();
});
afterAll(() => retailer.close());

/** The lookups of the page against the sandbox retailer; a lookup that is refused returns nothing. */
const world: World = async ({ lookup }, _form, params) => {
  const { queryFn } = lookups[lookup.operation]?.(JSON.parse(params)) ?? {};
  const read = queryFn as (context: { signal: AbortSignal }) => Promise<Entry[]>;
  return read({ signal: new AbortController().signal });
};

const facts = contractingFacts();

async function walkOf(wizard: string): Promise<FilledWalk> {
  const document = configuration.manifest.wizards[wizard];
  if (!document) throw new Error(`there is no wizard ${wizard}`);
  const forms = new Map<string, CompiledForm>();
  for (const { id, form } of document.steps) forms.set(id, await configuration.loadForm(form));
  return new FilledWalk({ wizard, document, facts, forms, configuration, world });
}

const usual = contractingAnswers({ gas: true });

/** Fills what the lookups do not, and passes the steps before one. */
async function passTo(walk: FilledWalk, step: string, given: Record<string, unknown> = {}) {
  await walk.settle();
  while (walk.step !== step) {
    const { cups: _cups, address: _address, ...rest } = usual[walk.step] ?? {};
    for (const [name, value] of Object.entries(walk.step === 'installation' ? given : rest))
      if (isNothing(walk.store().read()[name])) await walk.type([name], value);
    await walk.pass();
  }
}

const electricity = (cups: string) => ({ cups, residenceType: 'habitual', activeContract: true });

/** A CUPS of a home of 9.2 kW whose self-consumption has the code 41. */
function sunnyHome(): string {
  for (;;) {
    const cups = someCups('03');
    if (madeUpSips(cups, 'electricity')?.powers[0] === 9.2) return cups;
  }
}

/** The current entries of the lookup of a field. */
async function entriesOf(walk: FilledWalk, name: string): Promise<readonly Entry[]> {
  const lookup = valueAt(walk.form().ui, [name, 'ui:lookup']) as Lookup;
  return (await walk.lookup({ field: [name], lookup })).entries;
}

const ofB = { power: 9.2, power2: 9.2, accessTariff: 1, selfcons: true, selfconsCode: '41' };

it('a CUPS of 3.0TD that is corrected to a home of 9.2 kW with panels makes the contract of that home', async () => {
  const walk = await walkOf('contracting-electricity');
  await passTo(walk, 'contract', electricity(someCups('06')));
  expect(walk.store().read()).toMatchObject({
    power: 16.5,
    power6: 25,
    accessTariff: 2,
    selfcons: false,
  });
  await walk.go('installation');
  const home = sunnyHome();
  await walk.type(['cups'], home);
  await walk.pass();
  expect(walk.step).toBe('contract');
  expect(walk.store().read()).toMatchObject(ofB);

  const answers = contractingAnswers({ cups: home });
  answers.installation = {
    ...answers.installation,
    ...walk.answers.installation,
    address: answers.installation?.address,
  };
  const [product] = await entriesOf(walk, 'selectedProduct');
  await walk.type(['selectedProduct'], product?.id);
  await walk.pass();
  answers.contract = { ...walk.answers.contract, selfconsAttachments: [pdf('placas.pdf')] };
  const run = contractingRun(answers);
  await run.steps();
  await run.confirm().catch((thrown) => expect.fail(JSON.stringify(thrown.problem)));
  expect((await retailer.lead(run.memory().leadId)).fields).toMatchObject({
    ...{ power: 9.2, power2: 9.2, power3: 0, power6: 0, tarifaATR: 1, selfconsCode: '41' },
  });
});

it('a power typed where nothing was known has none of the next supply put beside it', async () => {
  const walk = await walkOf('contracting-electricity');
  await passTo(walk, 'contract', electricity(someCups('02')));
  await walk.type(['power'], 3.17);
  await walk.go('installation');
  await walk.type(['cups'], sunnyHome());
  await walk.pass();
  expect(walk.store().read()).toMatchObject({ power: 3.17, selfconsCode: '41' });
  expect(walk.store().read().power2).toBeUndefined();
});

it('a power typed over that of the supply leaves the other one', async () => {
  const walk = await walkOf('contracting-electricity');
  await passTo(walk, 'contract', electricity(sunnyHome()));
  await walk.type(['power'], 3.17);
  expect(walk.store().read()).toMatchObject({ power: 3.17, power2: 9.2 });
});

it('what a person typed over the first home remains, and is shown beside what the second has', async () => {
  const walk = await walkOf('contracting-electricity');
  await passTo(walk, 'contract', electricity(someCups()));
  // No supply of the sandbox has these.
  await walk.type(['power'], 3.17);
  await walk.type(['power2'], 1.53);
  await walk.go('installation');
  const home = sunnyHome();
  await walk.type(['cups'], home);
  await walk.pass();
  expect(walk.store().read()).toMatchObject({ power: 3.17, power2: 1.53, selfconsCode: '41' });
  const known = {
    ...{ form: walk.form(), facts: walk.facts(), answers: walk.store().read() },
    ...{ filled: walk.store().filled(), formOfStep: (step: string) => walk.forms.get(step) },
  };
  expect(differingAnswer(known, ['power'])?.value).toBe(9.2);
  expect(differingAnswer(known, ['selfcons'])).toBeNull();
});

it('an address that the customer started is not mixed with that of another CUPS: a prompt offers it', async () => {
  const walk = await walkOf('contracting-electricity');
  await passTo(walk, 'installation');
  const [one, other] = [someCups(), someCups()];
  const code = (cups: string) => madeUpSips(cups, 'electricity')?.zipcode;
  await walk.type(['cups'], one);
  expect(walk.store().read()).toMatchObject({ address: { dp: code(one) } });
  await walk.type(['cups'], other);
  expect(walk.store().read()).toMatchObject({ address: { dp: code(other) } });
  expect(
    differingGroup({ answers: walk.store().read(), filled: walk.store().filled() }, 'cups'),
  ).toBeNull();
  await walk.type(['address', 'nv'], 'Mayor');
  await walk.type(['address', 'dp'], '50001');
  await walk.type(['cups'], one);
  expect(walk.store().read()).toMatchObject({ address: { dp: '50001', nv: 'Mayor' } });
  const question = differingGroup(
    { answers: walk.store().read(), filled: walk.store().filled() },
    'cups',
  );
  expect(question).toMatchObject({ group: ['address'], values: { 'address/dp': code(one) } });
});

describe('a run that was stored before runs recorded their filled fields', () => {
  /** The resumption of a stored run with these answers, left at the payment with every earlier step passed. */
  const resumed = (walk: FilledWalk, typed: WizardAnswers, answers: WizardAnswers) => {
    const { wizard } = walk;
    const stored: StoredRun = {
      ...{ shape: 1, id: 'a', wizard, owner: '', savedAt: 0 },
      editions: Object.fromEntries([...walk.forms].map(([step, { edition }]) => [step, edition])),
      progress: {
        ...{ typed, answers, step: 'payment', sent: [], retained: {}, dropped: {}, takenBack: {} },
        settled: Object.keys(answers),
        ...{ memory: {}, idempotencyKey: '', unanswered: null },
      },
    };
    const document = configuration.manifest.wizards[wizard] as never;
    return resumptionOf(stored, { document, facts, configuration });
  };
  const storesOf = (walk: FilledWalk): WizardAnswers =>
    Object.fromEntries(Object.keys(walk.answers).map((step) => [step, walk.store(step).read()]));
  /** Resumes it at the contract. */
  const goOn = async (walk: FilledWalk, { restored }: Resumption) => {
    for (const [id, given] of Object.entries(restored.typed))
      walk.stores.set(id, formStore(given, { filled: restored.filled[id] }));
    await walk.go('contract');
    return walk.store().read();
  };

  it.each([
    ['contracting-electricity', 'a usual home', () => someCups()],
    ['contracting-electricity', 'a home with panels', sunnyHome],
    ['contracting-dual', 'six powers', () => someCups('06')],
    ['contracting-gas', 'a usual home', () => someCups()],
  ])('goes on where it stood with its own data: %s, %s', async (wizard, _, supply) => {
    const walk = await walkOf(wizard);
    const cups = supply();
    const own = wizard === 'contracting-gas' ? { gasCups: cups } : electricity(cups);
    await passTo(walk, 'payment', { ...own, residenceType: 'habitual', activeContract: true });
    const typed = storesOf(walk);
    const { step, restored } = await resumed(walk, typed, walk.answers);
    expect(step?.id).toBe('payment');
    expect(restored.typed).toEqual(typed);
    expect(restored.progress.answers).toEqual(walk.answers);
  });

  it('goes on at the contract with the data of another CUPS, and takes those of its own', async () => {
    const walk = await walkOf('contracting-electricity');
    await passTo(walk, 'payment', electricity(someCups('06')));
    const right = await walkOf('contracting-electricity');
    await passTo(right, 'contract', electricity(sunnyHome()));
    const { installation = {} } = right.answers;
    const typed = { ...storesOf(walk), installation: right.store('installation').read() };
    const resumption = await resumed(right, typed, { ...walk.answers, installation });
    expect(resumption.step?.id).toBe('contract');
    expect(await goOn(right, resumption)).toMatchObject(ofB);
  });

  it('keeps what was typed for a supply of which nothing is known', async () => {
    const walk = await walkOf('contracting-electricity');
    await passTo(walk, 'contract', electricity(someCups('02')));
    expect(walk.store().read().power).toBeUndefined();
    const typed = { power: 5.5, power2: 5.75, accessTariff: 1, selectedProduct: 1 };
    const contract = { ...typed, selfcons: true, selfconsCode: '41' };
    const { estimate = {}, installation = {}, person = {} } = walk.answers;
    const answers = { estimate, installation, person, contract };
    const resumption = await resumed(walk, answers, answers);
    expect(resumption.step?.id).toBe('payment');
    expect(await goOn(walk, resumption)).toMatchObject({
      ...{ power: 5.5, power2: 5.75, accessTariff: 1 },
    });
  });
});

describe('the price of gas', () => {
  it.each(['contracting-gas', 'contracting-dual'])(
    'goes by the consumption of the supply point: %s',
    async (wizard) => {
      const walk = await walkOf(wizard);
      const cups = someCups();
      const isDual = wizard === 'contracting-dual';
      const supply = isDual ? electricity(someCups()) : { gasCups: cups, activeContract: true };
      await passTo(walk, 'gas-contract', { ...supply, residenceType: 'business' });
      if (isDual) {
        await walk.type(['includeGas'], true);
        await walk.type(['cups'], cups);
      }
      const { tariff, consumption } = madeUpSips(cups, 'gas') ?? {};
      const answers = walk.store().read();
      expect(answers.accessTariff).toBe(tariff);
      expect(walk.fields().map(([name]) => name)).not.toContain('home');
      const options = valueAt(walk.form().ui, ['selectedProduct', 'ui:options']) as MonthOptions;
      const [product] = await entriesOf(walk, 'selectedProduct');
      const known = { answers, facts: walk.facts(), field: ['selectedProduct'], day: '2026-11-27' };
      expect(productMonth(product as Entry, options, known)).toMatchObject({
        ...{ kwhYear: consumption, isAssumed: false },
      });
    },
  );
});
