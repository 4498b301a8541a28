import { withdrawalMoment } from '#sandbox/documents/withdrawal-pdf.ts';
import { withdrawalTexts } from '#sandbox/documents/withdrawal-texts.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import type { StoredWithdrawal } from '#sandbox/orders/stored-withdrawal.ts';
import { withdrawalNumber } from '#sandbox/orders/withdraw.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Written = Omit<Mail, 'recipient'>;

interface Contracting {
  reference: string;
  name: string;
  /** Address of the portal. */
  portal: string;
}

const TEXTS = {
  es: {
    withdrawal: (number: string) => `Hemos recibido su desistimiento ${number}`,
    keep: 'Guarde este correo: demuestra que ha desistido y cuándo.',
    follow: (portal: string) => `Puede ver el estado de su contrato aquí: ${portal}/seguimiento`,
    contracting: {
      subject: (reference: string) => `Hemos recibido su solicitud ${reference}`,
      lines: ({ reference, portal }: Contracting) => [
        `La referencia de su contratación es ${reference}.`,
        `Vea en qué punto está, con la referencia y este correo: ${portal}/seguimiento`,
        `Si cambia de idea, tiene 14 días naturales desde que firme para desistir sin dar motivos: ${portal}/desistir`,
      ],
    },
  },
  ca: {
    withdrawal: (number: string) => `Hem rebut el seu desistiment ${number}`,
    keep: 'Guardi aquest correu: demostra que ha desistit i quan.',
    follow: (portal: string) => `Pot veure l’estat del seu contracte aquí: ${portal}/seguiment`,
    contracting: {
      subject: (reference: string) => `Hem rebut la seva sol·licitud ${reference}`,
      lines: ({ reference, portal }: Contracting) => [
        `La referència de la seva contractació és ${reference}.`,
        `Vegi en quin punt és, amb la referència i aquest correu: ${portal}/seguiment`,
        `Si canvia d’idea, té 14 dies naturals des que signi per desistir sense donar motius: ${portal}/desistiment`,
      ],
    },
  },
};

/** The receipt of a withdrawal, with all that its document says. */
export function withdrawalMail(stored: StoredWithdrawal, portal: string): Written {
  const own = inLanguage(TEXTS, stored.language);
  const text = withdrawalTexts(stored.language);
  const number = withdrawalNumber(stored);
  const lines = [
    `${text.number}: ${number}`,
    `${text.received}: ${withdrawalMoment(stored.received_at, text.locale)}`,
    `${text.statement} ${text.contract}: ${stored.contract}. ${text.supply}: ${stored.supply}.`,
    text[stored.effect],
    own.keep,
    own.follow(portal),
  ];
  return { subject: own.withdrawal(number), text: letter(stored.language, stored.name, lines) };
}

/** Sent when a contracting was confirmed: its reference, how to follow it and how to withdraw. */
export function contractingMail(language: string, given: Contracting): Written {
  const { subject, lines } = inLanguage(TEXTS, language).contracting;
  return { subject: subject(given.reference), text: letter(language, given.name, lines(given)) };
}
