import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { customerOf, expectConfirmed } from '#tests/support/wizard/wizard-customer.ts';
import { wizardCheck } from '#tests/support/wizard/wizard-document-check.ts';
import { editsIn, plannedWizard } from '#tests/support/wizard/wizard-documents.ts';
import { KINDS, type Kind, type Plan, plans } from '#tests/support/wizard/wizard-plans.ts';
import { walkWizard } from '#tests/support/wizard/wizard-walk.ts';

/** Wizards that are made, of which the check refuses some. */
const MADE = exhaustive ? 126 : 21;
const WALKED = exhaustive ? 50 : 6;
/** Walks in which each of the edits must be found; six have no room for all of them. */
const AT_LEAST = exhaustive ? 1 : 0;

let retailer: TestRetailer;
let configuration: Configuration;
const { check, close } = wizardCheck();
beforeAll(async () => {
  retailer = await startRetailer();
  configuration = await publishedConfiguration();
  await retailer.visit();
});
afterAll(async () => {
  close();
  await retailer.close();
});

const planned = (kind: Kind, plan: Plan) => ({ kind, plan, ...plannedWizard(kind, plan) });
type Made = ReturnType<typeof planned>;

/** Wizards as owners may make them of those of the portal, and whether the check takes them. */
function madeWizards(): (Made & { isSound: boolean })[] {
  const sample = fc.sample(plans, MADE);
  return sample.flatMap((_, at) => {
    if (at % KINDS.length > 0) return [];
    const [electricity, gas, dual] = sample.slice(at, at + KINDS.length) as [Plan, Plan, Plan];
    const made = {
      electricity: planned('electricity', electricity),
      gas: planned('gas', gas),
      dual: planned('dual', dual),
    };
    const faults = check(made);
    return KINDS.map((kind) => ({ ...made[kind], isSound: faults[kind].length === 0 }));
  });
}

it('a wizard that the check takes ends confirmed, with every answer at the retailer', async () => {
  const all = madeWizards();
  const sound = all.filter(({ isSound }) => isSound).slice(0, WALKED);
  expect(all.some(({ isSound }) => !isSound)).toBe(true);
  const walked: Record<string, number> = {};
  for (const made of sound) {
    const { kind, document, plan } = made;
    const customer = customerOf(kind, made, plan);
    const walk = { wizard: `contracting-${kind}`, document, ...customer, configuration };
    const message = JSON.stringify({ kind, plan, steps: document.steps });
    const shown = await walkWizard(walk).catch((thrown) => expect.fail(`${thrown} in ${message}`));
    await expectConfirmed(retailer, { customer, plan, shown, message });
    for (const edit of editsIn(kind, made, plan)) walked[edit] = (walked[edit] ?? 0) + 1;
  }
  expect(sound).toHaveLength(WALKED);
  for (const edit of [
    ...['electricity', 'gas', 'dual', 'step added', 'two steps added', 'step added with condition'],
    ...['step before the first', 'field added', 'step taken out', 'steps in another order'],
    ...['own end', 'condition added', 'sends taken out', 'stepwise', 'asking', 'whole'],
    'mind changed',
  ])
    expect(walked[edit] ?? 0, `${edit} among ${JSON.stringify(walked)}`).toBeGreaterThanOrEqual(
      AT_LEAST,
    );
  for (const edit of [...KINDS, 'step added'])
    expect(walked[edit] ?? 0, `${edit} among ${JSON.stringify(walked)}`).toBeGreaterThan(0);
}, 600_000);
