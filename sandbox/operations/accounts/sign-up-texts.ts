import { inLanguage } from '#sandbox/in-language.ts';

/** Texts for a visitor who signs up, as HTML, by error; `taken` when there is none. */
const TEXTS = {
  es: {
    taken:
      '<p>Si los datos son los de su contrato, recibirá en unos minutos un <strong>correo electrónico</strong> para activar su cuenta.</p>',
    nifMissing: '<p>Escriba su NIF.</p>',
    nifWrong: '<p>El NIF no es correcto. Revise los números y la letra.</p>',
    contractMissing: '<p>Escriba el número de contrato o los seis últimos caracteres del CUPS.</p>',
    emailMissing: '<p>Escriba su correo electrónico.</p>',
    emailWrong: '<p>El correo electrónico no es correcto.</p>',
    emailsDiffer: '<p>Las dos direcciones de correo no coinciden.</p>',
    phoneMissing: '<p>Escriba su teléfono.</p>',
    phoneWrong: '<p>El teléfono no es correcto.</p>',
    invoiceMissing: '<p>Escriba el número de una factura del contrato.</p>',
    conditions: '<p>Tiene que aceptar las condiciones de uso.</p>',
    gdpr: '<p>Tiene que aceptar el tratamiento de sus datos.</p>',
  },
  ca: {
    taken:
      '<p>Si les dades són les del seu contracte, rebrà d’aquí a uns minuts un <strong>correu electrònic</strong> per activar el seu compte.</p>',
    nifMissing: '<p>Escrigui el seu NIF.</p>',
    nifWrong: '<p>El NIF no és correcte. Revisi els números i la lletra.</p>',
    contractMissing: '<p>Escrigui el número de contracte o els sis últims caràcters del CUPS.</p>',
    emailMissing: '<p>Escrigui el seu correu electrònic.</p>',
    emailWrong: '<p>El correu electrònic no és correcte.</p>',
    emailsDiffer: '<p>Les dues adreces de correu no coincideixen.</p>',
    phoneMissing: '<p>Escrigui el seu telèfon.</p>',
    phoneWrong: '<p>El telèfon no és correcte.</p>',
    invoiceMissing: '<p>Escrigui el número d’una factura del contracte.</p>',
    conditions: '<p>Ha d’acceptar les condicions d’ús.</p>',
    gdpr: '<p>Ha d’acceptar el tractament de les seves dades.</p>',
  },
};

export type SignUpText = keyof typeof TEXTS.es;

/** A text in the wanted language, or in Spanish where there is none. */
export function signUpText(key: SignUpText, language: string | undefined): string {
  return inLanguage(TEXTS, language)[key];
}
