import type { CompiledForm, Configuration, TextTree } from '#config/configuration-types.ts';
import { importModule } from '#config/published-file.ts';
import type { Answers } from '#domain/submission.ts';

/** A state of a specimen; its id is its anchor and the key of its name. */
export interface SpecimenState {
  id: string;
  answers?: Answers;
  /** True to submit it at once, so that its errors show. */
  submitted?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  busy?: boolean;
  /** True for texts many times longer than usual. */
  longTexts?: boolean;
  /** Look-up of gallery-lookups.ts that replaces the document's own. */
  lookup?: string;
}

/** A form and the states to show it in. */
export interface Specimen {
  form: CompiledForm;
  texts: TextTree;
  states: SpecimenState[];
  /** Names of files by the id in the answers. */
  files: Record<string, string>;
  /** Where it is written, from the root of the repository: files, and the folder of a widget. */
  sources: string[];
}

/** A file of `specimens/`: a small form document with one widget, its texts, and valid and invalid answers. */
interface SpecimenDocument {
  texts: Record<string, TextTree>;
  answers?: Answers;
  wrong?: Answers;
  files?: Record<string, string>;
  states?: SpecimenState[];
}

const documents = import.meta.glob<SpecimenDocument>('./specimens/*.json', { import: 'default' });
const pathOf = (name: string) => `./specimens/${name}.json`;

/** Names of the specimens of widgets. */
export const widgetSpecimens: readonly string[] = Object.keys(documents).map((path) =>
  path.slice('./specimens/'.length, -'.json'.length),
);

/** A widget in all its states. Rejects for an unknown name. */
export async function loadWidgetSpecimen(name: string, language: string): Promise<Specimen> {
  const [document, { form }] = await Promise.all([
    documents[pathOf(name)]?.(),
    importModule<{ form: CompiledForm }>(
      new URL(`${import.meta.env.BASE_URL}specimens/${name}.js`, location.href).href,
    ),
  ]);
  if (!document) throw new Error(`There is no specimen "${name}"`);
  const { texts, answers = {}, wrong, files = {}, states = [] } = document;
  return {
    form,
    texts: texts[language] ?? Object.values(texts)[0] ?? {},
    files,
    sources: [
      `src/forms/widgets/${form.ui.value?.['ui:widget']}`,
      `src/workbench/gallery/specimens/${name}.json`,
    ],
    states: [
      { id: 'empty' },
      { id: 'filled', answers },
      ...(wrong ? [{ id: 'errors', answers: wrong, submitted: true }] : []),
      { id: 'read-only', answers, readOnly: true },
      { id: 'disabled', answers, disabled: true },
      { id: 'busy', answers, busy: true },
      { id: 'long', answers, longTexts: true, submitted: true },
      ...states,
    ],
  };
}

/** A published form in its states: initial, with errors, read-only and while it is being sent. */
export async function loadFormSpecimen(
  name: string,
  language: string,
  configuration: Configuration,
): Promise<Specimen> {
  const [form, texts] = await Promise.all([
    configuration.loadForm(name),
    configuration.loadFormTexts(name, language),
  ]);
  const states = [
    { id: 'empty' },
    { id: 'errors', submitted: true },
    { id: 'read-only', readOnly: true },
    { id: 'busy', busy: true },
  ];
  return { form, texts, states, files: {}, sources: [`schemas/forms/${name}.json`] };
}
