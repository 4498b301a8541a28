import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: { case: 'Justificante de su mensaje', claim: 'Justificante de su reclamación' },
  fileName: 'justificante',
  received: 'Qué hemos recibido',
  number: 'Número',
  date: 'Fecha y hora',
  type: 'Tema',
  subject: 'Asunto',
  contract: 'Contrato',
  name: 'Nombre',
  vat: 'NIF',
  files: 'Archivos',
  text: 'Lo que nos ha escrito',
  answer: 'Nuestra respuesta',
  due: 'Como muy tarde',
  disputes: 'Si no le convence nuestra respuesta, puede acudir, sin ir a los tribunales, a',
  mail: {
    subject: (number: number) => `Hemos recibido su solicitud n.º ${number}`,
    hello: 'Guarde este correo: demuestra lo que nos ha escrito y cuándo.',
  },
};

export type SupportReceiptTexts = typeof spanish;

const catalan: SupportReceiptTexts = {
  locale: 'ca-ES',
  title: { case: 'Justificant del seu missatge', claim: 'Justificant de la seva reclamació' },
  fileName: 'justificant',
  received: 'Què hem rebut',
  number: 'Número',
  date: 'Data i hora',
  type: 'Tema',
  subject: 'Assumpte',
  contract: 'Contracte',
  name: 'Nom',
  vat: 'NIF',
  files: 'Fitxers',
  text: 'El que ens ha escrit',
  answer: 'La nostra resposta',
  due: 'Com a molt tard',
  disputes: 'Si la nostra resposta no el convenç, pot adreçar-se, sense anar als tribunals, a',
  mail: {
    subject: (number) => `Hem rebut la seva sol·licitud núm. ${number}`,
    hello: 'Desi aquest correu: demostra què ens ha escrit i quan.',
  },
};

/** Texts of receipts of cases and claims in a language of the API (`ca_ES`). */
export function supportReceiptTexts(language: string | undefined): SupportReceiptTexts {
  return inLanguage({ es: spanish, ca: catalan }, language);
}
