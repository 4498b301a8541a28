import type { Mail } from '#sandbox/mail/outbox.ts';

/** The e-mail that confirms a choice of newsletters; its code is the value of `params` in the link. */
export function confirmationMail(recipient: string, reference: string, language: string): Mail {
  const link = (path: string) => `${path}?params=${encodeURIComponent(reference)}`;
  return language === 'ca_ES'
    ? {
        recipient,
        code: reference,
        subject: 'Confirmi els seus butlletins',
        text: `Obri aquest enllaç per confirmar els butlletins que ha triat: ${link('/butlleti')}`,
      }
    : {
        recipient,
        code: reference,
        subject: 'Confirme sus boletines',
        text: `Abra este enlace para confirmar los boletines que ha elegido: ${link('/boletin')}`,
      };
}
