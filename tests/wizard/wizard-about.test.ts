import type { RJSFSchema } from '@rjsf/utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CompiledForm, Configuration } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { ConfirmOutcome, StepOutcome, WizardAnswers } from '#domain/wizard/wizard.ts';
import { takeBack } from '#forms/engine/answers/fallen-answers.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import { someCups, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { contractingAnswers, contractingFacts, pdf } from '#tests/support/trials/contracting.ts';
import { openRun } from '#tests/support/wizard/wizard-run.ts';
import { storeOfStep } from '#wizard/run/wizard-run.ts';

const saved: StepOutcome = { kind: 'saved', memory: {} };
const confirmed: ConfirmOutcome = { kind: 'confirmed', render: null, memory: {} };

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ANSWERS = 'facts/subject/wizard/answers/';
const facts = contractingFacts({
  contractation: { checkMorosity: true, requireMorosityConsent: true },
});

const IBANS = ['ES9121000418450200051332', 'ES7921000813610123456789'] as const;

/** Two valid answers of a field. */
function twoOf({ format, type, enum: choices }: RJSFSchema): [unknown, unknown] {
  if (format === 'nif') return [someDni(), someDni()];
  if (format === 'cups') return [someCups(), someCups()];
  if (format === 'iban') return [...IBANS];
  if (Array.isArray(choices)) return [choices[0], choices[1]];
  return type === 'string' ? ['1', '2'] : [1, 2];
}

/** An answer that is given: a tick, or files. */
const given = (schema: RJSFSchema | undefined) =>
  schema?.type === 'array' ? [pdf('foto.pdf')] : true;

describe('an answer about another answer', () => {
  it('of its form falls when that changes to another, in every form', async () => {
    const forms = await Promise.all(
      Object.keys(configuration.manifest.forms).map((name) => configuration.loadForm(name)),
    );
    const cases = forms.flatMap((form) =>
      (form.about ?? []).flatMap(({ field, of }) =>
        of.filter((one) => !one.startsWith('facts/')).map((address) => ({ form, field, address })),
      ),
    );
    expect(cases.map(({ form }) => form.name)).toEqual(
      expect.arrayContaining([
        'iban-change',
        'contracting-payment',
        'contracting-person',
        'sign-up',
      ]),
    );
    const corrected: string[] = [];
    for (const { form, field, address } of cases) {
      const message = `${form.name}: ${field} about ${address}`;
      const [path, about] = [field.split('/'), address.split('/')];
      const schema = schemaAt(form.schema, about);
      const [one, other] = twoOf(schema ?? {});
      const changedTo = (from: unknown, to: unknown) => {
        const answered = withValueAt({}, path, given(schemaAt(form.schema, path)));
        const before: Answers = withValueAt(answered, about, from);
        const store = formStore(before);
        store.set([[about, to]]);
        takeBack(form, store, { before, now: store.read(), facts });
        return store;
      };
      const changed = changedTo(one, other);
      expect(valueAt(changed.read(), path), message).toBeUndefined();
      expect(changed.takenBack.read().get(field), message).toContain(form.name);
      changed.set([[path, given(schemaAt(form.schema, path))]]);
      expect(changed.takenBack.read().size, message).toBe(0);
      expect(
        valueAt(changedTo(undefined, one).read(), path),
        `${message}, filled in`,
      ).toBeDefined();
      // A text that the form refuses is not an answer yet.
      const isChecked = wrongAnswers(form, { [address]: 'wrong' }, facts).has(address);
      if (!isChecked) continue;
      corrected.push(form.name);
      expect(valueAt(changedTo('wrong', one).read(), path), `${message}, corrected`).toBeDefined();
    }
    expect(corrected).toContain('contracting-payment');
  });

  it.each(['contracting-electricity', 'contracting-gas', 'contracting-dual'])(
    'of another step of %s falls with what the retailer has of it, and its step is passed again',
    async (wizard) => {
      const kind = wizard.slice('contracting-'.length);
      const gas = kind === 'dual' || (kind === 'gas' && 'only');
      const saveStep = vi.spyOn(contracting, 'saveStep').mockResolvedValue(saved);
      vi.spyOn(contracting, 'confirm').mockResolvedValue(confirmed);
      const typedOf = () => {
        const typed = contractingAnswers({ gas });
        Object.assign(typed.installation ?? {}, { acceptMorosityVerification: true });
        Object.assign(typed.confirmation ?? {}, { acceptPublicity: true });
        Object.assign(typed.contract ?? {}, {
          selfcons: true,
          selfconsAttachments: [pdf('a.pdf')],
        });
        return typed;
      };
      const { forms, close } = await openRun(configuration, { wizard, facts, typed: typedOf() });
      close();
      const cases = [...forms].flatMap(([step, form]) =>
        (form.about ?? []).flatMap(({ field, of }) =>
          otherSteps(of).map((at) => ({ step, field, at })),
        ),
      );
      expect(cases.map(({ step }) => step)).toContain('payment');
      const seen = new Set<string>();
      for (const { step, field, at } of cases) {
        const message = `${step}/${field} about ${at.step}/${at.field}`;
        const typed = typedOf();
        const schema = schemaOf(forms, at.step, at.field);
        if (!schema || typed[at.step]?.[at.field] === undefined) continue;
        const walk = await openRun(configuration, { wizard, facts, typed });
        await walk.toTheEnd();
        const last = walk.context().step;
        if (step === last) {
          // Ticked while the summary is visible, and not sent yet.
          storeOfStep(walk.run, step).set([[[field], true]]);
          const form = forms.get(step);
          if (form) walk.run.forms.set(step, form);
        }
        const { retained, answers } = walk.context();
        const wasGiven = step === last || retained[step]?.includes(field);
        if (!wasGiven) {
          walk.close();
          continue;
        }
        seen.add(`${step}/${field}`);
        saveStep.mockClear();
        const [, other] = twoOf(schema);
        await walk.change(at.step, { [at.field]: other });
        const now = walk.context();
        expect(now.retained[step] ?? [], message).not.toContain(field);
        expect(now.answers[step]?.[field], message).toBeUndefined();
        expect(now.settled, message).not.toContain(step);
        const store = walk.run.stores.get(step);
        expect(valueAt(store?.read(), [field]), message).toBeUndefined();
        expect(store?.takenBack.read().has(field), message).toBe(true);
        if (step !== last) {
          expect(answers[step]?.[field], message).toBeDefined();
          expect(now.dropped[step], message).toContain(field);
        }
        const order = [...forms.keys()];
        if (order.indexOf(step) < order.indexOf(at.step)) {
          // Nothing is sent about a person who has not agreed to it.
          expect(saveStep, message).not.toHaveBeenCalled();
          expect(now.step, message).toBe(step);
        }
        for (const [, sent] of saveStep.mock.calls)
          expect((sent as WizardAnswers)[step]?.[field], message).toBeUndefined();
        walk.close();
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['payment/isOwner', 'confirmation/acceptGdpr']),
      );
      expect([...seen]).toContain('installation/acceptMorosityVerification');
    },
    120_000,
  );
});

const otherSteps = (of: readonly string[]) =>
  of
    .filter((one) => one.startsWith(ANSWERS))
    .map((one) => {
      const [step = '', ...field] = one.slice(ANSWERS.length).split('/');
      return { step, field: field.join('/') };
    });

const schemaOf = (forms: ReadonlyMap<string, CompiledForm>, step: string, field: string) => {
  const form = forms.get(step);
  return form && schemaAt(form.schema, field.split('/'));
};
