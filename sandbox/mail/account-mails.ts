import { inLanguage } from '#sandbox/in-language.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Written = Omit<Mail, 'recipient'>;

interface Activation {
  code: string;
  /** Address of the portal. */
  portal: string;
}

const TEXTS = {
  es: {
    activation: {
      subject: 'Active su cuenta de Lluerna',
      lines: ({ code, portal }: Activation) => [
        'Hemos recibido una petición para abrir su cuenta de cliente.',
        `Su código de activación es ${code}`,
        `Ábrala aquí: ${portal}/activacion?code=${code}`,
        'Vale durante 24 horas y se usa una sola vez. Si no lo ha pedido, no tiene que hacer nada.',
      ],
    },
    known: {
      subject: 'Ya tiene una cuenta de Lluerna',
      lines: [
        'Alguien ha pedido abrir una cuenta con su NIF, pero usted ya tiene una.',
        'Si ha sido usted y no recuerda la contraseña, puede pedir una nueva desde la página de acceso. Si no, no tiene que hacer nada.',
      ],
    },
    recovery: {
      subject: 'Su contraseña provisional de Lluerna',
      lines: (vat: string, password: string) => [
        `Para entrar, escriba su NIF (${vat}) y esta contraseña provisional: ${password}`,
        'Vale durante una hora. Al entrar le pediremos que elija una contraseña nueva. Si no la ha pedido, no tiene que hacer nada: su contraseña de siempre sigue valiendo.',
      ],
    },
  },
  ca: {
    activation: {
      subject: 'Activi el seu compte de Lluerna',
      lines: ({ code, portal }: Activation) => [
        'Hem rebut una petició per obrir el seu compte de client.',
        `El seu codi d’activació és ${code}`,
        `Obri’l aquí: ${portal}/activacio?code=${code}`,
        'Val durant 24 hores i només es pot fer servir una vegada. Si no l’ha demanat, no ha de fer res.',
      ],
    },
    known: {
      subject: 'Ja té un compte de Lluerna',
      lines: [
        'Algú ha demanat obrir un compte amb el seu NIF, però vostè ja en té un.',
        'Si ha estat vostè i no recorda la contrasenya, en pot demanar una de nova des de la pàgina d’accés. Si no, no ha de fer res.',
      ],
    },
    recovery: {
      subject: 'La seva contrasenya provisional de Lluerna',
      lines: (vat: string, password: string) => [
        `Per entrar, escrigui el seu NIF (${vat}) i aquesta contrasenya provisional: ${password}`,
        'Val durant una hora. En entrar li demanarem que en triï una de nova. Si no l’ha demanada, no ha de fer res: la seva contrasenya de sempre continua valent.',
      ],
    },
  },
};

/** The code that activates an account, sent to the address given at sign-up. */
export function activationMail(language: string, name: string, given: Activation): Written {
  const { subject, lines } = inLanguage(TEXTS, language).activation;
  return { subject, text: letter(language, name, lines(given)), code: given.code };
}

/** Sent to an existing customer when someone signs up with their data. */
export function knownCustomerMail(language: string, name: string): Written {
  const { subject, lines } = inLanguage(TEXTS, language).known;
  return { subject, text: letter(language, name, lines) };
}

/** A provisional password, with the tax id to sign in with. */
export function recoveryMail(
  language: string,
  { name, vat }: { name: string; vat: string },
  password: string,
): Written {
  const { subject, lines } = inLanguage(TEXTS, language).recovery;
  return { subject, text: letter(language, name, lines(vat, password)), code: password };
}
