import { createSchemaUtils } from '@rjsf/utils';
import type { CompiledForm, Configuration, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import { answersOf } from '#forms/engine/answers/form-answers.ts';
import { defaultsOfForms } from '#forms/engine/answers/form-defaults.ts';
import { validatorOf } from '#forms/engine/errors/form-validator.ts';
import { schemaErrors } from '#forms/engine/errors/schema-errors.ts';
import type { FieldValidationError } from '#forms/engine/errors/validation-errors.ts';
import {
  absentFields,
  type FieldStatus,
  type FieldStatuses,
  statusErrors,
} from '#forms/engine/field-status.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { lookupVerdict } from '#forms/lookups/lookup-verdict.ts';
import { definitionOf } from '#forms/widgets/definitions.ts';
import { smallStore } from '#ui/small-store.ts';
import { chosenFiles, documentField, searched } from './document-field.ts';
import { FilledWalk, type World } from './filled-walk.ts';
import { chosenAnswer, typedAnswer, widgetError } from './typed-answer.ts';

interface Tried {
  configuration: Configuration;
  form: CompiledForm;
  facts: Facts;
  world: World;
  answers?: Answers | undefined;
  /** The wizard around it: its name, answers of the steps before, what it remembers. */
  wizard?: { name: string; answers: WizardAnswers; memory: WizardMemory };
}

type Path = readonly string[];

/** What came of an attempt to send a form: the answers, or what is wrong with them. */
type Attempt =
  | { sent: Answers; errors: null }
  | { sent: null; errors: readonly FieldValidationError[] };

/** A form without its page: what is typed, chosen, attached and sent, with the look-ups and resets of its document. */
export class FormTrial {
  readonly form: CompiledForm;
  readonly #walk: FilledWalk;
  readonly #files = new Map<string, File>();

  constructor({ configuration, form, facts, world, answers, wizard }: Tried) {
    this.form = form;
    const { name = '', answers: before = {}, memory = {} } = wizard ?? {};
    this.#walk = new FilledWalk({
      ...{ wizard: name, facts, configuration, world, memory },
      document: { steps: [{ id: form.name, form: form.name }] },
      forms: new Map([[form.name, form]]),
    });
    this.#walk.answers = before;
    this.#walk.stores.set(form.name, formStore(answers));
  }

  get facts(): Facts {
    return this.#walk.facts();
  }

  answers(): Answers {
    return this.#walk.store().read();
  }

  /** Begins: defaults, resets, look-ups. */
  async open(): Promise<this> {
    await this.#settle();
    return this;
  }

  async #settle(): Promise<void> {
    const { schema } = this.form;
    const store = this.#walk.store();
    const utils = createSchemaUtils(validatorOf(this.form), schema, defaultsOfForms);
    const { facts: _facts, ...defaults } = utils.getDefaultFormState(schema, {
      ...store.read(),
      facts: this.facts,
    }) as Answers;
    store.addDefaults(defaults);
    await this.#walk.settle();
  }

  async set(path: Path, value: unknown): Promise<void> {
    this.#walk.store().set([[path, value]]);
    await this.#settle();
  }

  /** True for a field in the layout, whether or not its look-up or widget hides it. */
  #isInLayout(path: Path): boolean {
    const address = path.join('/');
    return this.#walk.fields().some((one) => one.join('/') === address);
  }

  /** True for a field that the form shows to the customer. */
  async isVisible(path: Path): Promise<boolean> {
    if (!this.#isInLayout(path)) return false;
    const { widget } = documentField(this.form, path);
    const absent = absentFields(await this.#statuses()).map((one) => one.join('/'));
    return widget !== 'hidden' && !absent.includes(path.join('/'));
  }

  /** What the look-up of a field finds now, and what that means for it. */
  async #found(path: Path) {
    const { schema, options, lookup: one } = documentField(this.form, path);
    if (!one) return null;
    const also = [...((options.also as string[] | undefined) ?? []), ...(schema.enum ?? [])];
    const isChoice = definitionOf(options.widget, schema)?.offersChoices === true;
    const { state, entries } = await this.#walk.lookup(one);
    const found = entries.length;
    const offersOthers = also.length > 0;
    const verdict = lookupVerdict(one.lookup, { state, found, isChoice, offersOthers });
    return { ...verdict, entries, lookup: one.lookup };
  }

  /** What the look-ups and the widgets of the fields that are shown say of them. */
  async #statuses(): Promise<FieldStatuses> {
    const said = new Map<string, { path: Path; is: FieldStatus }>();
    for (const path of this.#walk.fields()) {
      const { options, widget } = documentField(this.form, path);
      const status = (await this.#found(path))?.status;
      const validationError = widgetError(widget, valueAt(this.answers(), path), options);
      if (status) said.set(path.join('.'), { path, is: status });
      else if (validationError) said.set(path.join('.'), { path, is: { validationError } });
    }
    return smallStore(said);
  }

  /** Types or pastes a text into a field, or chooses the option of that value. */
  async type(path: Path, text: string): Promise<void> {
    const { schema, options, widget } = documentField(this.form, path);
    const found = await this.#found(path);
    if (!(await this.isVisible(path))) throw new Error(`${path.join('/')} is not visible`);
    const isTyped = definitionOf(widget, schema)?.offersChoices !== true;
    if (isTyped) return this.set(path, typedAnswer(widget, text, options));
    if (found?.typed) return this.set(path, typedAnswer('text', text, {}));
    if (widget === 'combobox') {
      const only = searched(this.form, path, text, found?.entries ?? []);
      return only === undefined ? undefined : this.choose(path, only);
    }
    return this.choose(path, text);
  }

  /** Chooses the option of a value. */
  async choose(path: Path, value: string): Promise<void> {
    const offered = await this.offers(path);
    if (!offered.includes(value)) throw new Error(`${path.join('/')} offers no ${value}`);
    await this.set(path, chosenAnswer(documentField(this.form, path).schema, value));
  }

  /** What a field offers to choose. */
  async offers(path: Path): Promise<string[]> {
    const { schema, options } = documentField(this.form, path);
    const { lookup, entries = [] } = (await this.#found(path)) ?? {};
    const found = entries.map((entry) => String(entry[lookup?.value ?? 'id']));
    const known = [...(schema.enum ?? []), ...(schema.type === 'boolean' ? [true, false] : [])];
    return [...known.map(String), ...found, ...((options.also as string[] | undefined) ?? [])];
  }

  /** Paths of the fields that the form shows to the customer. */
  async visibleFields(): Promise<string[][]> {
    const all = this.#walk.fields();
    const areVisible = await Promise.all(all.map((path) => this.isVisible(path)));
    return all.filter((_, place) => areVisible[place]);
  }

  /** Attaches files to an empty field; returns why the last ones were refused. */
  async attach(path: Path, files: readonly File[]) {
    const { taken, refused, rules } = await chosenFiles(this.form, path, files, this.facts);
    const ids = taken.map((file, place) => {
      const id = `file:${path.join('/')}:${place}`;
      this.#files.set(id, file);
      return id;
    });
    await this.set(path, ids.length > 0 ? ids : undefined);
    return { refused, rules };
  }

  /** Tries to send the form, as the press of its button does. */
  async send(): Promise<Attempt> {
    const { schema } = this.form;
    const data = { ...this.answers(), facts: this.facts };
    const statuses = await this.#statuses();
    const errors = [...schemaErrors(this.form, data, statuses), ...statusErrors(statuses)];
    if (errors.length > 0) return { sent: null, errors };
    const utils = createSchemaUtils(validatorOf(this.form), schema);
    return { sent: answersOf(utils, data, this.#files, absentFields(statuses)), errors: null };
  }
}
