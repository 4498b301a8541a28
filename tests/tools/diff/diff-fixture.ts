import { edited, type Files, soundFiles } from '#tests/tools/fixture.ts';

export interface FormValue {
  submit?: string;
  requires: string[];
  draft?: object;
  resets?: object[];
  schema: {
    required: string[];
    properties: Record<string, Record<string, unknown>>;
    allOf: { then: { required?: string[] } }[];
  };
  ui: Record<string, object>;
}

export const form = 'schemas/forms/change.json';

/** The sound configuration with a partner and a form that keeps drafts. */
export function filesToCompare(): Files {
  const drafting = edited(soundFiles(), form, (value: FormValue) => {
    value.draft = { keepMinutes: 60 };
  });
  return {
    ...drafting,
    'schemas/partners/p/portal.json': { fileUploadSizeLimit: 5 },
  };
}

/** The files to compare with the form edited. */
export const inForm = (edit: (value: FormValue) => void) =>
  edited(filesToCompare(), form, edit as never);
