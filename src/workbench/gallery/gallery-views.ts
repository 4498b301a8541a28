import type { CompiledForm, TextTree } from '#config/configuration-types.ts';
import { addFormTexts } from '#i18n/i18n.ts';
import type { Specimen, SpecimenState } from './gallery-specimens.ts';

/** A specimen in one of its states, ready to render. */
export interface SpecimenView extends SpecimenState {
  form: CompiledForm;
  texts: TextTree;
  files: Map<string, File>;
}

const REPEATS = 12;

function longer(texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `${text} `.repeat(REPEATS).trim() : longer(text),
    ]),
  );
}

/** A copy of the form under its own name, as one page shows several. */
function formIn({ form }: Specimen, { id, disabled, lookup }: SpecimenState): CompiledForm {
  const ui = Object.entries(form.ui).map(([field, look]) => [
    field,
    field.startsWith('ui:')
      ? look
      : {
          ...look,
          ...(disabled ? { 'ui:disabled': true } : {}),
          ...(lookup ? { 'ui:lookup': { ...look['ui:lookup'], operation: lookup } } : {}),
        },
  ]);
  return { ...form, name: `${form.name}-${id}`, ui: Object.fromEntries(ui) };
}

/** Every state of a specimen; also adds its texts in this language. */
export function viewsOf(specimen: Specimen, language: string): SpecimenView[] {
  return specimen.states.map((state) => {
    const form = formIn(specimen, state);
    const texts = state.longTexts ? longer(specimen.texts) : specimen.texts;
    addFormTexts(language, form.name, texts);
    const files = Object.entries(specimen.files).map(
      ([id, name]) => [id, new File(['%PDF-'], name)] as const,
    );
    return { ...state, form, texts, files: new Map(files) };
  });
}
