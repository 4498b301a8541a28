import { resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';

/** What a language is called in itself: `català`, with a capital as in a list. */
function nameOf(code: string): string {
  const tag = code.slice(0, 2);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The language in which the retailer writes to a customer. */
export const letterLanguageHandlers = {
  async listLetterLanguages(call) {
    const { customer } = signedIn(call);
    const { languages } = await settingsOf(call.database, customer);
    const inForce = letterLanguageOf(customer, undefined);
    return resultOf(
      languages.letters
        .map((tag) => tag.replace('-', '_'))
        .map((code) => ({ code, name: nameOf(code), chosen: code === inForce })),
    );
  },

  async changeLetterLanguage(call) {
    const { customer } = signedIn(call);
    const { language } = call.body;
    const { languages } = await settingsOf(call.database, customer);
    if (!languages.letters.includes(language.replace('_', '-')))
      throw invalidFields({ language: ['unknown'] });
    await call.database
      .updateTable('customers')
      .set({ letter_language: language })
      .where('id', '=', customer.id)
      .execute();
    return resultOf({ code: language, name: nameOf(language), chosen: true });
  },
} satisfies Handlers;
