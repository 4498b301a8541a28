import { edited, type Files, soundFiles } from '#tests/tools/fixture.ts';

export const form = 'schemas/forms/change.json';
export const place = 'schemas/fragments/place.json';
export const fragmentTexts = (language: string) => `locales/${language}/fragments/place.json`;

export interface FormValue {
  schema: { properties: Record<string, object>; allOf: { then: { properties: object } }[] };
  ui: Record<string, object>;
  resets?: object[];
}

/** The sound configuration with a fragment that the form uses as `home`. */
export function withFragment(more: Files = {}): Files {
  const words = { fields: { zip: { label: 'Zip', help: 'Five digits' }, town: { label: 'Town' } } };
  const using = edited(soundFiles(), form, (value: FormValue) => {
    value.schema.properties.home = { $fragment: 'place' };
  });
  return {
    ...using,
    [place]: {
      schema: {
        type: 'object',
        required: ['zip'],
        properties: { zip: { type: 'string', maxLength: 5 }, town: { type: 'string' } },
      },
      ui: { 'ui:order': ['town', 'zip'], zip: { 'ui:inputMode': 'numeric' } },
      resets: [{ changed: ['zip'], set: { town: null } }],
    },
    [fragmentTexts('es-ES')]: words,
    [fragmentTexts('ca-ES')]: words,
    ...more,
  };
}
