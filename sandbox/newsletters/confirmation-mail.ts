import { inLanguage } from '#sandbox/in-language.ts';
import type { Mail } from '#sandbox/mail/outbox.ts';

const TEXTS = {
  es: {
    path: '/boletin',
    subject: 'Confirme sus boletines',
    text: 'Abra este enlace para confirmar los boletines que ha elegido:',
  },
  ca: {
    path: '/butlleti',
    subject: 'Confirmi els seus butlletins',
    text: 'Obri aquest enllaç per confirmar els butlletins que ha triat:',
  },
};

/** The e-mail that confirms a choice of newsletters; its code is the value of `params` in the link. */
export function confirmationMail(recipient: string, reference: string, language: string): Mail {
  const { path, subject, text } = inLanguage(TEXTS, language);
  const link = `${path}?params=${encodeURIComponent(reference)}`;
  return { recipient, code: reference, subject, text: `${text} ${link}` };
}
