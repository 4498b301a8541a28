import { inLanguage } from '#sandbox/in-language.ts';
import { letter } from './letter.ts';
import type { Mail } from './outbox.ts';

type Written = Omit<Mail, 'recipient'>;

interface Confirmation {
  code: string;
  /** Address of the portal. */
  portal: string;
}

const TEXTS = {
  es: {
    confirmation: {
      subject: 'Confirme su nuevo correo de Lluerna',
      lines: ({ code, portal }: Confirmation) => [
        'Para entrar en Lluerna con este correo, confírmelo aquí:',
        `${portal}/confirmar-correo?code=${code}`,
        `Si el enlace no se abre, escriba en esa página el código ${code}`,
        'Vale durante 24 horas. Hasta que lo confirme, su correo de antes sigue siendo el de su cuenta. Si no lo ha pedido, no tiene que hacer nada.',
      ],
    },
    requested: {
      subject: 'Ha pedido cambiar el correo de su cuenta de Lluerna',
      lines: (email: string) => [
        `Hemos recibido una petición para que el correo de su cuenta sea ${email}. Le hemos escrito allí para que la confirme; hasta entonces nada cambia.`,
        'Si no ha sido usted, entre en su perfil, anule el cambio y cambie su contraseña.',
      ],
    },
    changed: {
      subject: 'El correo de su cuenta de Lluerna ha cambiado',
      lines: (email: string) => [
        `Desde ahora el correo de su cuenta es ${email}, y es con el que entra.`,
        'Si no ha sido usted, llámenos cuanto antes.',
      ],
    },
    taken: {
      subject: 'Este correo ya es el de una cuenta de Lluerna',
      lines: [
        'Alguien ha pedido usar este correo para otra cuenta, pero ya es el de la suya y solo puede ser de una.',
        'Si ha sido usted, elija otro correo para la otra cuenta. Si no, no tiene que hacer nada.',
      ],
    },
  },
  ca: {
    confirmation: {
      subject: 'Confirmi el seu correu nou de Lluerna',
      lines: ({ code, portal }: Confirmation) => [
        'Per entrar a Lluerna amb aquest correu, confirmi’l aquí:',
        `${portal}/confirmar-correu?code=${code}`,
        `Si l’enllaç no s’obre, escrigui en aquella pàgina el codi ${code}`,
        'Val durant 24 hores. Fins que no el confirmi, el correu d’abans continua sent el del seu compte. Si no ho ha demanat, no ha de fer res.',
      ],
    },
    requested: {
      subject: 'Ha demanat canviar el correu del seu compte de Lluerna',
      lines: (email: string) => [
        `Hem rebut una petició perquè el correu del seu compte sigui ${email}. Li hem escrit allà perquè la confirmi; fins aleshores res no canvia.`,
        'Si no ha estat vostè, entri al seu perfil, anul·li el canvi i canviï la contrasenya.',
      ],
    },
    changed: {
      subject: 'El correu del seu compte de Lluerna ha canviat',
      lines: (email: string) => [
        `Des d’ara el correu del seu compte és ${email}, i és amb el que entra.`,
        'Si no ha estat vostè, truqui’ns com més aviat millor.',
      ],
    },
    taken: {
      subject: 'Aquest correu ja és el d’un compte de Lluerna',
      lines: [
        'Algú ha demanat fer servir aquest correu per a un altre compte, però ja és el del seu i només pot ser d’un.',
        'Si ha estat vostè, triï un altre correu per a l’altre compte. Si no, no ha de fer res.',
      ],
    },
  },
};

/** The link that confirms an address, sent to it. */
export function emailConfirmationMail(
  language: string,
  name: string,
  given: Confirmation,
): Written {
  const { subject, lines } = inLanguage(TEXTS, language).confirmation;
  return { subject, text: letter(language, name, lines(given)), code: given.code };
}

/** Sent to the present address when another one is requested, and once the other one is in force. */
export function emailChangeMail(
  language: string,
  name: string,
  { step, email }: { step: 'requested' | 'changed'; email: string },
): Written {
  const { subject, lines } = inLanguage(TEXTS, language)[step];
  return { subject, text: letter(language, name, lines(email)) };
}

/** Sent to an address that signs in one customer when another account requests it. */
export function takenEmailMail(language: string, name: string): Written {
  const { subject, lines } = inLanguage(TEXTS, language).taken;
  return { subject, text: letter(language, name, lines) };
}
