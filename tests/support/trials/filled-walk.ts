import { createSchemaUtils, getUiOptions } from '@rjsf/utils';
import type { CompiledForm, Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import { confirmationOf } from '#domain/wizard/wizard-steps.ts';
import { storableAnswers, storableFilled } from '#forms/drafts/storable-answers.ts';
import { RESETS } from '#forms/engine/answers/filled-answers.ts';
import { fieldsFor } from '#forms/engine/answers/form-answers.ts';
import { validatorOf, wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { readAgain, settledAnswers } from '#forms/engine/resets/followed-resets.ts';
import { resetPaths } from '#forms/engine/resets/reset-answers.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { type FormLookup, lookupsIn } from '#forms/lookups/looked-up.ts';
import { sourceOf } from '#forms/lookups/lookup-fills.ts';
import { afterLookup } from '#forms/lookups/lookup-outcome.ts';
import { lookupParams } from '#forms/lookups/lookup-params.ts';
import { definitionOf } from '#forms/widgets/definitions.ts';
import { staleSteps } from '#wizard/run/wizard-dependencies.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';

export type Entry = Record<string, unknown>;

/** What the retailer knows: the entries that a look-up of a form finds; null where it fails. */
export type World = (
  one: FormLookup,
  form: CompiledForm,
  params: string,
) => Entry[] | null | Promise<Entry[] | null>;

interface Walked {
  wizard: string;
  document: WizardDocument;
  facts: Facts;
  forms: ReadonlyMap<string, CompiledForm>;
  configuration: Pick<Configuration, 'holds'>;
  world: World;
  /** What the wizard remembers; nothing without it. */
  memory?: WizardMemory;
}

/** The steps of a wizard without their page: look-ups and resets change the answers as they do in it. */
export class FilledWalk {
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly stores = new Map<string, FormStore>();
  answers: WizardAnswers = {};
  settled: string[] = [];
  step: string;
  readonly #walked: Walked;
  #before: Answers | null = null;
  #known: { answers: WizardAnswers; facts: Facts } | null = null;
  #shown: { answers: Answers; facts: Facts; form: CompiledForm; fields: string[][] } | null = null;

  constructor(walked: Walked) {
    this.#walked = walked;
    this.forms = walked.forms;
    this.step = this.steps()[0]?.id ?? '';
  }

  get wizard(): string {
    return this.#walked.wizard;
  }

  /** The same object for the same answers: what is found out with it is found out once. */
  facts(answers = this.answers): Facts {
    if (this.#known?.answers === answers) return this.#known.facts;
    const { facts, wizard, memory = {} } = this.#walked;
    this.#known = { answers, facts: factsAbout(facts, { name: wizard, answers, memory }) };
    return this.#known.facts;
  }

  steps(answers = this.answers) {
    const { document, configuration } = this.#walked;
    return visibleSteps(document, this.facts(answers), configuration);
  }

  form(step = this.step): CompiledForm {
    return this.forms.get(step) as CompiledForm;
  }

  store(step = this.step): FormStore {
    return this.stores.get(step) ?? this.#keep(step, formStore());
  }

  /** A change of the current step opens it again, as the machine does. */
  #keep(step: string, store: FormStore): FormStore {
    store.subscribe((paths) => {
      if (paths.length > 0 && step === this.step)
        this.settled = this.settled.filter((id) => id !== step);
    });
    this.stores.set(step, store);
    return store;
  }

  /** The fields that a step shows now, hidden ones too. */
  fields(step = this.step): string[][] {
    const [form, facts, answers] = [this.form(step), this.facts(), this.store(step).read()];
    const last = this.#shown;
    if (last?.answers === answers && last.facts === facts && last.form === form) return last.fields;
    const utils = createSchemaUtils(validatorOf(form), form.schema);
    const found = fieldsFor(utils, { ...answers, facts });
    const fields = found.filter(([name]) => name !== 'facts');
    this.#shown = { answers, facts, form, fields };
    return fields;
  }

  /** A look-up as it is now: what it is read for, and what it finds. */
  async lookup(one: FormLookup, step = this.step) {
    const [form, facts, answers] = [this.form(step), this.facts(), this.store(step).read()];
    const { lookup, field } = one;
    const wrong =
      Object.keys(lookup.params ?? {}).length > 0
        ? wrongAnswers(form, answers, facts)
        : new Set<string>();
    const params = lookupParams(lookup, field, { answers, facts, wrong });
    const found = params === null ? [] : await this.#walked.world(one, form, params);
    const state = params === null ? 'waiting' : found === null ? 'failed' : 'ready';
    return { params, state, entries: found ?? [] } as const;
  }

  /** Shows a step, or goes on with it after a change, until nothing changes any more. */
  async settle(isTyping = false): Promise<void> {
    const [form, store, facts] = [this.form(), this.store(), this.facts()];
    for (let round = 0; round < 30; round++) {
      const at = [store.read(), store.filled()];
      const { resets = [] } = form;
      const now = store.read();
      const settled = settledAnswers(resets, this.#before, now, facts, store.filled()[RESETS]);
      this.#before = settled.answers;
      const changes = resetPaths(resets).map(
        (path) => [path, valueAt(settled.answers, path)] as const,
      );
      for (const [source, filled] of readAgain(resets, now, settled.answers, store.filled()))
        store.fill(source, filled, []);
      store.fill(RESETS, settled.filled, changes);
      const shown = new Set(this.fields().map((path) => path.join('/')));
      for (const one of lookupsIn(form.ui)) {
        const { field, lookup } = one;
        if (!shown.has(field.join('/'))) continue;
        const ui = valueAt(form.ui, field) ?? {};
        const schema = schemaAt(form.schema, field) ?? {};
        const options = getUiOptions(ui as never);
        const found = await this.lookup(one);
        const isChoice = definitionOf(options.widget, schema)?.offersChoices === true;
        const isNumber = schema.type === 'number' || schema.type === 'integer';
        const outcome = afterLookup({
          ...{ lookup, field, ...found, isTyping, isFresh: false },
          choices: isChoice
            ? found.entries.map((entry) => ({ value: String(entry[lookup.value ?? 'id']), entry }))
            : null,
          also: [...((options.also as string[] | undefined) ?? []), ...(schema.enum ?? [])].map(
            String,
          ),
          gone: options.gone ?? undefined,
          answerOf: (value) => (isNumber ? Number(value) : value),
          isHidden: (path) => valueAt(form.ui, [...path, 'ui:widget']) === 'hidden',
          answers: { ...store.read(), facts },
          filled: store.filled(),
        });
        if (outcome) store.fill(sourceOf(field), outcome.filled, outcome.changes);
      }
      if (at[0] === store.read() && at[1] === store.filled()) return;
    }
    throw new Error(`${this.step} never comes to rest: ${JSON.stringify(store.read())}`);
  }

  async type(path: readonly string[], value: unknown): Promise<void> {
    this.store().set([[path, value]]);
    await this.settle(true);
  }

  /** Goes to a step, if every step before it is passed. */
  async go(step: string): Promise<void> {
    const steps = this.steps().map(({ id }) => id);
    const before = steps.slice(0, steps.indexOf(step));
    if (!steps.includes(step) || before.some((id) => !this.settled.includes(id))) return;
    await this.settle();
    this.step = step;
    this.#before = null;
    await this.settle();
  }

  /** Passes the step, with the answers of its fields, and goes to the next one that must be passed. */
  async pass(): Promise<void> {
    const { wizard, memory = {} } = this.#walked;
    await this.settle();
    const answers = this.store().read();
    const given = Object.fromEntries(
      this.fields()
        .filter(([, ...inner]) => inner.length === 0)
        .flatMap(([name = '']) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
    );
    const after = { ...this.answers, [this.step]: given };
    const about = (all: WizardAnswers) => ({ name: wizard, answers: all, memory });
    const order = this.#walked.document.steps.map(({ id }) => id);
    const later = order.slice(order.indexOf(this.step) + 1);
    const stale = staleSteps(this.forms, about(this.answers), about(after)).filter((id) =>
      later.includes(id),
    );
    this.settled = [...this.settled.filter((id) => !stale.includes(id)), this.step];
    this.answers = after;
    const next = this.steps().find(({ id }) => !this.settled.includes(id));
    await this.go(next?.id ?? confirmationOf(this.steps()));
  }

  /** Passes every step that must be passed. */
  async finish(): Promise<void> {
    for (let turn = 0; turn < 20 && this.isOpen(); turn++) await this.pass();
  }

  isOpen(): boolean {
    return this.steps().some(({ id }) => !this.settled.includes(id));
  }

  /** A reload of the page: what is stored on the device is read again. */
  async reload(): Promise<void> {
    for (const [step, store] of this.stores) {
      const form = this.form(step);
      const text = JSON.stringify({
        typed: storableAnswers(form, store.read()),
        filled: storableFilled(form, store.filled()),
      });
      const { typed, filled } = JSON.parse(text);
      this.#keep(step, formStore(typed, { filled }));
    }
    this.#before = null;
    await this.settle();
  }
}
