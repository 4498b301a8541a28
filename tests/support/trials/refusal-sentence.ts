import { serverErrors, validationErrorText } from '#forms/engine/errors/validation-errors.ts';
import { addFormTexts, i18n, startTexts } from '#i18n/i18n.ts';
import { setTextValues } from '#i18n/texts.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

/** The texts of the page. */
const texts = {
  t: (key: string, values = {}) => i18n.t(key, { replace: values }),
  optional: (key: string, values = {}) =>
    i18n.exists(key, { returnObjects: false }) ? i18n.t(key, { replace: values }) : undefined,
  language: 'es-ES',
};

/** A sentence about what was refused: not the usual one for anything, and without a gap for a value that is not known. */
export const WHOLE_SENTENCE = /^\p{Lu}(?!ste dato)(?!.*( {2}| \.)).+[.?…]$/u;

/** What the customer reads, in Spanish, beside fields (with points) of a form that the retailer refused for a keyword. */
export async function refusalSentences(form: string) {
  const configuration = await publishedConfiguration();
  // Files that share the process may have started another language, or a few texts of this one.
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
  setTextValues({ phone: '900 000 000', phone_crm: '900 000 001' });
  addFormTexts('es-ES', form, await configuration.loadFormTexts(form, 'es-ES'));
  const { schema } = await configuration.loadForm(form);
  return (field: string, keyword: string): string => {
    const [error] = serverErrors({ [field]: [keyword] }, schema);
    return error ? validationErrorText(texts, form, error) : '';
  };
}
