import { beforeAll, expect, it } from 'vitest';
import type { CompiledForm, Configuration } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import { sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { wizardReads } from '#domain/wizard/wizard-reads.ts';
import { pathOfAddress, withValueAt } from '#forms/engine/field-address.ts';
import { resetAnswers, resetPaths } from '#forms/engine/resets/reset-answers.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { differingAnswer, differingGroup } from '#forms/lookups/differing-answer.ts';
import { type FormLookup, lookupsIn } from '#forms/lookups/looked-up.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { contractingFacts } from '#tests/support/trials/contracting.ts';
import { type Entry, FilledWalk, type World } from '#tests/support/trials/filled-walk.ts';

/** What a person types, by the format or the type of the field; undefined clears it. */
const typed: Record<string, readonly unknown[]> = {
  cups: [
    'ES0999123456789012QX0F',
    'ES0999123456789012XX0F',
    'ES0021000000000001RK',
    'ES0',
    undefined,
  ],
  'postal-code': ['17001', '50001', '170', undefined],
  string: ['uno', '2', undefined],
  number: [2.3, 4.6, 20, undefined],
  integer: [1, 2, 3, undefined],
  boolean: [true, false],
};

/** What the retailer has, by the same. */
const had: Record<string, readonly unknown[]> = {
  ...typed,
  'postal-code': ['17001', '50001', '25001', null],
  string: ['00', '41', '2', null],
  number: [2.3, 6.9, 16.5, 25, null],
  integer: [1, 2, 3, null],
};

const kindOf = ({ schema }: CompiledForm, path: readonly string[]) => {
  const { format, type } = schemaAt(schema, path) ?? {};
  return typed[String(format)] ? String(format) : String(type);
};

/** The same number for the same text. */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const character of text)
    number = Math.imul(number ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return number >>> 7;
}
const pick = <T>(all: readonly T[], text: string): T => all[numberOf(text) % all.length] as T;

/** A retailer with one answer per request; some calls fail, some find nothing. */
const world =
  (seed: number): World =>
  ({ field, lookup }, form, params) => {
    const request = `${seed} ${lookup.operation} ${params}`;
    if (numberOf(`fails ${request}`) % 9 === 0) return null;
    const { value: member = 'id', fills = {} } = lookup;
    const many = numberOf(`many ${request}`);
    // A check of a supply finds one entry, or none.
    const count = kindOf(form, field) === 'cups' ? Math.min(many % 5, 1) : many % 4;
    return Array.from({ length: count }, (_, place) => {
      const first = numberOf(`first ${request}`);
      const own = (first + place) % 3;
      const start: Entry = {
        [member]: kindOf(form, field) === 'string' ? ['uno', '2', '3'][own] : own + 1,
      };
      return Object.entries(fills).reduce((entry, [to, from]) => {
        const kind = kindOf(form, pathOfAddress(to, field));
        const value = pick(had[kind] ?? [null], `${request} ${place} ${from}`);
        return withValueAt(entry, from.split('/'), value);
      }, start);
    });
  };

const takesFromSteps = ({ resets = [] }: CompiledForm) =>
  resets.filter(({ set, reads }) => wizardReads(set, reads).length > 0);
const fillsItself = ({ lookup: { fills, prefer, one = 'offer', many } }: FormLookup) =>
  fills !== undefined || prefer !== undefined || one !== 'offer' || many === 'fill';
const isFilling = (form: CompiledForm) =>
  takesFromSteps(form).length > 0 || lookupsIn(form.ui).some(fillsItself);

interface Case {
  name: string;
  document: WizardDocument;
  forms: Map<string, CompiledForm>;
}

let configuration: Configuration;
/** Every wizard with a form that fills in answers, and every such form by itself. */
let cases: Case[];
beforeAll(async () => {
  configuration = await publishedConfiguration();
  const { forms, wizards } = configuration.manifest;
  const loaded = new Map<string, CompiledForm>();
  for (const name of Object.keys(forms)) loaded.set(name, await configuration.loadForm(name));
  const documents: [string, WizardDocument][] = [
    ...Object.entries(wizards),
    ...Object.keys(forms).map((form): [string, WizardDocument] => [
      form,
      { steps: [{ id: 'only', form }] },
    ]),
  ];
  cases = documents
    .map(([name, document]) => ({
      name,
      document,
      forms: new Map(document.steps.map(({ id, form }) => [id, loaded.get(form) as CompiledForm])),
    }))
    .filter(({ forms: all }) => [...all.values()].some(isFilling));
});

/** What a person does: types into the field at a place among those that can be typed in, or moves. */
const deeds = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ does: fc.constant('type' as const), at: fc.nat(), as: fc.nat() }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('pass' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('go' as const), at: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant('finish' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('correct' as const), at: fc.nat(), as: fc.nat() }),
    },
  ),
  { minLength: 5, maxLength: 30 },
);

/** Paths of the answers of a form that look-ups and the steps before fill in. */
const filledPaths = (form: CompiledForm) => [
  ...lookupsIn(form.ui).flatMap((one) => [
    ...Object.keys(one.lookup.fills ?? {}).map((to) => pathOfAddress(to, one.field)),
    ...(fillsItself(one) ? [one.field] : []),
  ]),
  ...resetPaths(takesFromSteps(form)),
];

type Typed = Map<string, unknown>;

/** The fields that a person types into: above all those that are filled in, and those that these hang on. */
function typedFields(walk: FilledWalk, isAny: boolean): string[][] {
  const form = walk.form();
  const read = lookupsIn(form.ui).flatMap(({ field, lookup }) =>
    Object.values(lookup.params ?? {})
      .flat()
      .map((param) => pathOfAddress(String(typeof param === 'object' ? '' : param), field)),
  );
  const hanging = new Set([...filledPaths(form), ...read].map((path) => path.join('/')));
  const all = walk.fields().filter((path) => {
    const isHidden = valueAt(form.ui, [...path, 'ui:widget']) === 'hidden';
    return !isHidden && typed[kindOf(form, path)] !== undefined;
  });
  const some = all.filter((path) => hanging.has(path.join('/')));
  return isAny || some.length === 0 ? all : some;
}

async function doAll(walk: FilledWalk, all: Iterable<Record<string, unknown>>): Promise<Typed> {
  const last: Typed = new Map();
  await walk.settle();
  for (const { does, at, as } of all) {
    if (does === 'pass') await walk.pass();
    else if (does === 'reload') await walk.reload();
    else if (does === 'finish') await walk.finish();
    else if (does === 'correct') {
      const checked = walk.steps().flatMap(({ id }) =>
        lookupsIn(walk.form(id).ui)
          .filter(({ field, lookup }) => lookup.fills && kindOf(walk.form(id), field) === 'cups')
          .map(({ field }) => [id, field] as const),
      );
      const [step = '', field = []] = checked[Number(at) % checked.length] ?? [];
      await walk.go(step);
      const isShown = walk.fields().some((path) => sameAnswers(path, field));
      if (walk.step !== step || !isShown) continue;
      const value = (typed.cups ?? [])[Number(as) % 3];
      last.set(`${step}/${field.join('/')}`, value);
      await walk.type(field, value);
    } else if (does === 'go') {
      const steps = walk.steps();
      await walk.go(steps[Number(at) % steps.length]?.id ?? '');
    } else {
      const fields = typedFields(walk, Number(as) % 7 === 0);
      const path = fields[Number(at) % fields.length];
      if (!path) continue;
      const values = typed[kindOf(walk.form(), path)] ?? [];
      const value = values[Number(as) % values.length];
      last.set(`${walk.step}/${path.join('/')}`, value);
      await walk.type(path, value);
    }
  }
  await walk.finish();
  return last;
}

interface Said {
  value: unknown;
  /** True for what an entry fills into the field. */
  fills?: true;
}

/** The values that the look-ups of a step and the steps before it have for a field, for the answers of now. */
async function saidOf(walk: FilledWalk, step: string, path: readonly string[]): Promise<Said[]> {
  const [form, facts, answers] = [walk.form(step), walk.facts(), walk.store(step).read()];
  const shown = new Set(walk.fields(step).map((one) => one.join('/')));
  const said: Said[] = [];
  for (const one of lookupsIn(form.ui)) {
    const { field, lookup } = one;
    if (!shown.has(field.join('/'))) continue;
    const { state, entries } = await walk.lookup(one, step);
    if (state !== 'ready') continue;
    const value = valueAt(answers, field);
    const { value: member = 'id' } = lookup;
    const chosen = entries.find((entry) => String(entry[member]) === String(value));
    const isOwn = sameAnswers(field, path);
    if (isOwn && chosen) {
      const preferred =
        lookup.prefer && valueAt({ ...answers, facts }, pathOfAddress(lookup.prefer, field));
      if (entries.length === 1 || lookup.many === 'fill' || preferred === value)
        said.push({ value });
    }
    const isChoice = isOwn ? undefined : chosen;
    const entry =
      isChoice ?? (entries.length === 1 || lookup.many === 'fill' ? entries[0] : undefined);
    for (const [to, from] of Object.entries(lookup.fills ?? {}))
      if (entry && sameAnswers(pathOfAddress(to, field), path))
        said.push({ value: valueAt(entry, from.split('/')), fills: true });
  }
  // What resets set where it is empty, alone or with all that they take from the steps before.
  for (const emptied of [[path], [path, ...resetPaths(takesFromSteps(form))]]) {
    const empty = emptied.reduce((all, one) => withValueAt(all, one, undefined), answers);
    said.push({ value: valueAt(resetAnswers(form.resets ?? [], null, empty, facts), path) });
  }
  return said.filter(({ value }) => !isNothing(value));
}

it('each answer is what the look-ups say of the answers of now, or a person typed it and is shown the difference', async () => {
  expect(cases.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'contracting-electricity',
      'contracting-gas',
      'contracting-dual',
      'comparison',
    ]),
  );
  let [checked, differing] = [0, 0];
  for (const { name, document, forms } of cases)
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), fc.boolean(), async (all, seed, estimateFirst) => {
        const facts = contractingFacts({ contractation: { estimateFirst } });
        const walk = new FilledWalk({
          ...{ wizard: name, document, facts, forms, configuration, world: world(seed) },
        });
        const last = await doAll(walk, all);
        expect(walk.isOpen()).toBe(false);
        for (const { id: step } of walk.steps()) {
          const form = walk.form(step);
          const [answers, filled] = [walk.store(step).read(), walk.store(step).filled()];
          const shown = new Set(walk.fields(step).map((one) => one.join('/')));
          for (const path of filledPaths(form)) {
            const address = path.join('/');
            const value = valueAt(answers, path);
            if (isNothing(value) || value === -1 || !shown.has(address)) continue;
            checked += 1;
            // The answers passed on are those of the step.
            expect(valueAt(walk.answers[step], path), `${step}/${address}`).toEqual(value);
            const said = await saidOf(walk, step, path);
            if (said.some((one) => sameAnswers(one.value, value))) continue;
            const where = `${step}/${address} in ${JSON.stringify(walk.answers)}`;
            expect(value, `${where}: said ${JSON.stringify(said)}`).toEqual(
              last.get(`${step}/${address}`),
            );
            if (!said.some(({ fills }) => fills)) continue;
            const formOfStep = (id: string) => forms.get(id);
            const known = { form, facts: walk.facts(), answers, filled, formOfStep };
            const isShown =
              differingAnswer(known, path) !== null ||
              Object.keys(filled).some((source) => differingGroup(known, source) !== null);
            expect(isShown, `${where} is shown`).toBe(true);
            differing += 1;
          }
        }
      }),
      { numRuns: 15 },
    );
  expect(checked).toBeGreaterThan(200);
  expect(differing).toBeGreaterThan(0);
}, 120_000);
