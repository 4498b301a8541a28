import { readFileSync } from 'node:fs';
import type { WizardDocument, WizardDocumentStep } from '#config/wizard-document.ts';
import type { Kind, Plan, PlannedField } from './wizard-plans.ts';

/** Languages that made forms have texts in: those that the portal offers. */
export const LANGUAGES = ['es-ES', 'ca-ES'];
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const schemas: Record<PlannedField['type'], object> = {
  text: { type: 'string', maxLength: 60 },
  number: { type: 'number', minimum: 0, maximum: 1000 },
  boolean: { type: 'boolean', enum: [true, false] },
  choice: { type: 'string', enum: ['one', 'two'] },
  date: { type: 'string', format: 'date' },
};

/** Names that no field of the portal has. */
export const nameOf = (field: PlannedField, at: number) => `made${at}${field.type}`;

function schemaOf(fields: readonly PlannedField[]) {
  const named = fields.map((field, at) => [nameOf(field, at), field] as const);
  return {
    properties: Object.fromEntries(named.map(([name, { type }]) => [name, schemas[type]])),
    required: named.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
}

const looksOf = (fields: readonly PlannedField[]) =>
  Object.fromEntries(
    fields.flatMap((field, at) =>
      ['boolean', 'choice'].includes(field.type)
        ? [[nameOf(field, at), { 'ui:widget': 'choice' }]]
        : [],
    ),
  );

const textsOf = (fields: readonly PlannedField[]) =>
  Object.fromEntries(
    fields.map((field, at) => {
      const options = {
        ...(field.type === 'choice' && { options: { one: 'Uno', two: 'Dos' } }),
        ...(field.type === 'boolean' && { options: { true: 'Uno', false: 'Dos' } }),
      };
      return [nameOf(field, at), { label: `${field.type} ${at}`, ...options }];
    }),
  );

/** Files of a form that did not exist before, by path. */
type Written = Record<string, object>;

/** A form of an owner's own with some fields. */
const ownForm = (name: string, fields: readonly PlannedField[]): Written => ({
  [`schemas/forms/${name}.json`]: {
    schema: { type: 'object', ...schemaOf(fields) },
    ui: looksOf(fields),
  },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `locales/${language}/forms/${name}.json`,
      { title: name, fields: textsOf(fields) },
    ]),
  ),
});

/** A form of the portal under another name, with fields added. */
function widenedForm(name: string, form: string, fields: readonly PlannedField[]): Written {
  const { $schema: _, schema, ui, ...rest } = json(`schemas/forms/${form}.json`);
  const { properties, required } = schemaOf(fields);
  const widened = {
    ...schema,
    properties: { ...schema.properties, ...properties },
    required: [...(schema.required ?? []), ...required],
  };
  const texts = LANGUAGES.map((language) => {
    const before = json(`locales/${language}/forms/${form}.json`);
    const after = { ...before, fields: { ...before.fields, ...textsOf(fields) } };
    return [`locales/${language}/forms/${name}.json`, after] as const;
  });
  return {
    [`schemas/forms/${name}.json`]: { ...rest, schema: widened, ui: { ...ui, ...looksOf(fields) } },
    ...Object.fromEntries(texts),
  };
}

/** Ids of the steps that a plan adds. */
export const ownSteps = ['pets', 'garden'];

/** The steps with the first added one at the end, which sums up and confirms. */
function withOwnEnd(steps: WizardDocumentStep[]): WizardDocumentStep[] {
  const { when: _, ...end } = steps.find(({ id }) => id === ownSteps[0]) ?? { id: '', form: '' };
  if (!end.id) return steps;
  const others = steps.filter(({ id }) => id !== end.id);
  return [...others.map(({ summary: __, ...step }) => step), { ...end, summary: true }];
}

/** A wizard, and the forms that it needs besides those of the portal. */
export interface MadeWizard {
  document: WizardDocument;
  files: Written;
}

/** The wizard of a kind as a plan makes it. */
export function plannedWizard(kind: Kind, plan: Plan): MadeWizard {
  const { $schema: _, ...base } = json(`schemas/wizards/contracting-${kind}.json`);
  const files: Written = {};
  let steps: WizardDocumentStep[] = base.steps.filter(({ id }: { id: string }) => id !== plan.out);
  for (const [from, to] of plan.moves) {
    const [moved] = steps.splice(from % steps.length, 1);
    if (moved) steps.splice(to % steps.length, 0, moved);
  }
  const widened = plan.fields && steps[plan.fields.step % steps.length];
  steps = steps.map((step) => {
    const { sends, ...unsent } = step;
    const { form } = step;
    const name = `made-${kind}-${step.id}`;
    if (step === widened) Object.assign(files, widenedForm(name, form, plan.fields?.fields ?? []));
    const { when = [] } = step;
    return {
      ...(plan.unsent.includes(step.id) ? unsent : step),
      form: step === widened ? name : form,
      ...(plan.hidden?.step === step.id && { when: [...new Set([...when, plan.hidden.when])] }),
    };
  });
  for (const [index, { at, when, fields }] of plan.added.entries()) {
    const id = ownSteps[index] ?? '';
    const form = `made-${kind}-${id}`;
    Object.assign(files, ownForm(form, fields));
    steps.splice(at % (steps.length + 1), 0, { id, form, ...(when && { when: [when] }) });
  }
  if (plan.ownEnd) steps = withOwnEnd(steps);
  return { document: { ...base, steps }, files };
}

/** What a plan did to a wizard, and what its customer does, in words. */
export function editsIn(kind: Kind, { document }: MadeWizard, plan: Plan): string[] {
  const before: string[] = json(`schemas/wizards/contracting-${kind}.json`).steps.map(
    ({ id }: { id: string }) => id,
  );
  const known = document.steps.filter(({ id }) => before.includes(id));
  const added = document.steps.filter(({ id }) => ownSteps.includes(id));
  const inOrder = before.filter((id) => known.some((step) => step.id === id));
  const edits: Record<string, boolean> = {
    'step added': added.length > 0,
    'two steps added': added.length > 1,
    'step added with condition': added.some(({ when }) => when),
    'step before the first': ownSteps.includes(document.steps[0]?.id ?? ''),
    'field added': known.some(({ form }) => form.startsWith('made-')),
    'step taken out': known.length < before.length,
    'steps in another order': known.map(({ id }) => id).join() !== inOrder.join(),
    'sends taken out': known.some(({ sends }) => sends === undefined),
    'condition added': known.some(({ id, when }) => plan.hidden?.step === id && when),
    'own end': document.steps.at(-1)?.id === ownSteps[0],
    'mind changed': plan.changesMind,
  };
  return [kind, plan.leads, ...Object.keys(edits).filter((edit) => edits[edit])];
}
