import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: 'Recibo de pago',
  fileName: 'recibo',
  payment: 'Pago',
  transaction: 'Número de operación',
  date: 'Fecha y hora',
  card: 'Tarjeta',
  amount: 'Importe pagado',
  invoice: 'Factura',
  number: 'Número',
  concept: 'Concepto',
  payer: 'Titular',
  name: 'Nombre',
  vat: 'NIF',
  email: 'Correo electrónico',
  footer: 'Documento de demostración: no se ha cobrado nada. Todos los datos son inventados.',
  concepts: {
    electricity: (start: string, end: string) => `Electricidad del ${start} al ${end}`,
    gas: (start: string, end: string) => `Gas del ${start} al ${end}`,
  },
};

export type ReceiptTexts = typeof spanish;

const catalan: ReceiptTexts = {
  locale: 'ca-ES',
  title: 'Rebut de pagament',
  fileName: 'rebut',
  payment: 'Pagament',
  transaction: "Número d'operació",
  date: 'Data i hora',
  card: 'Targeta',
  amount: 'Import pagat',
  invoice: 'Factura',
  number: 'Número',
  concept: 'Concepte',
  payer: 'Titular',
  name: 'Nom',
  vat: 'NIF',
  email: 'Correu electrònic',
  footer: "Document de demostració: no s'ha cobrat res. Totes les dades són inventades.",
  concepts: {
    electricity: (start, end) => `Electricitat del ${start} al ${end}`,
    gas: (start, end) => `Gas del ${start} al ${end}`,
  },
};

/** Texts of receipts in a language of the API (`ca_ES`). */
export function receiptTexts(language: string | undefined): ReceiptTexts {
  return inLanguage({ es: spanish, ca: catalan }, language);
}
