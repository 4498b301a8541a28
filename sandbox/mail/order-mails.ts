import { withdrawalMoment } from '#sandbox/documents/withdrawal-pdf.ts';
import { withdrawalTexts } from '#sandbox/documents/withdrawal-texts.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import type { StoredWithdrawal } from '#sandbox/orders/stored-withdrawal.ts';
import { withdrawalNumber } from '#sandbox/orders/withdraw.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Written = Omit<Mail, 'recipient'>;

interface Claim {
  number: number;
  name: string;
  /** When it was received, in words. */
  at: string;
  /** What it is about, in words. */
  type: string;
  text: string;
  files: readonly string[];
  /** Most working days until it is answered. */
  days: number;
}

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
    claim: {
      subject: (number: number) => `Hemos recibido su reclamación ${number}`,
      lines: ({ number, at, type, text, files, days }: Claim) => [
        `Su reclamación tiene el número ${number}. Recibida: ${at}.`,
        `Sobre qué reclama: ${type}`,
        `Lo que nos ha escrito:\n${text}`,
        ...(files.length > 0 ? [`Archivos: ${files.join(', ')}`] : []),
        `Le respondemos a este correo en un máximo de ${days} días hábiles. Guárdelo: demuestra que ha reclamado.`,
      ],
    },
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
    claim: {
      subject: (number: number) => `Hem rebut la seva reclamació ${number}`,
      lines: ({ number, at, type, text, files, days }: Claim) => [
        `La seva reclamació té el número ${number}. Rebuda: ${at}.`,
        `Sobre què reclama: ${type}`,
        `El que ens ha escrit:\n${text}`,
        ...(files.length > 0 ? [`Fitxers: ${files.join(', ')}`] : []),
        `Li responem a aquest correu en un màxim de ${days} dies hàbils. Guardi’l: demostra que ha reclamat.`,
      ],
    },
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

/** The receipt of a claim of a visitor, with all that they wrote. */
export function claimMail(language: string, claim: Claim): Written {
  const { subject, lines } = inLanguage(TEXTS, language).claim;
  return { subject: subject(claim.number), text: letter(language, claim.name, lines(claim)) };
}

/** Sent when a contracting was confirmed: its reference, how to follow it and how to withdraw. */
export function contractingMail(language: string, given: Contracting): Written {
  const { subject, lines } = inLanguage(TEXTS, language).contracting;
  return { subject: subject(given.reference), text: letter(language, given.name, lines(given)) };
}
