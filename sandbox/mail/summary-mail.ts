import { inLanguage } from '#sandbox/in-language.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

const TEXTS = {
  es: {
    subject: 'El resumen de su contrato con Lluerna',
    lines: (isSigned: boolean) => [
      'Gracias por contratar con nosotros. Le adjuntamos el resumen de su contrato, que le enseñamos antes de pedirlo: guárdelo.',
      isSigned
        ? 'En otro correo le enviaremos el contrato para que lo firme. Hasta entonces no está obligado a nada.'
        : 'En otro correo le enviaremos el contrato completo. No tiene que firmar nada más.',
      'Si cambia de idea, tiene 14 días naturales para desistir desde que se celebra el contrato.',
    ],
  },
  ca: {
    subject: 'El resum del seu contracte amb Lluerna',
    lines: (isSigned: boolean) => [
      'Gràcies per contractar amb nosaltres. Li adjuntem el resum del seu contracte, que li hem ensenyat abans de demanar-lo: guardi’l.',
      isSigned
        ? 'En un altre correu li enviarem el contracte perquè el signi. Fins aleshores no està obligat a res.'
        : 'En un altre correu li enviarem el contracte complet. No ha de signar res més.',
      'Si canvia d’idea, té 14 dies naturals per desistir des que se celebra el contracte.',
    ],
  },
};

/** Beside the summary of a contract; `isSigned` where a signature follows. */
export function summaryMail(
  language: string,
  name: string,
  isSigned: boolean,
): Omit<Mail, 'recipient'> {
  const { subject, lines } = inLanguage(TEXTS, language);
  return { subject, text: letter(language, name, lines(isSigned)) };
}
