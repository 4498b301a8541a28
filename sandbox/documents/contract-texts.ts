import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: 'Contrato',
  owner: 'Titular',
  name: 'Nombre',
  vat: 'NIF',
  address: 'Dirección',
  supply: 'Punto de suministro',
  tariff: 'Peaje de acceso',
  product: 'Tarifa',
  power: 'Potencia contratada',
  terms: 'Precio y plazos',
  mandate: 'Referencia del mandato SEPA',
  payment: 'Forma de pago',
  account: 'Cuenta bancaria',
  date: 'Fecha',
  fileName: 'contrato',
  footer: 'Documento de demostración sin validez contractual. Todos los datos son inventados.',
};

const catalan: typeof spanish = {
  locale: 'ca-ES',
  title: 'Contracte',
  owner: 'Titular',
  name: 'Nom',
  vat: 'NIF',
  address: 'Adreça',
  supply: 'Punt de subministrament',
  tariff: "Peatge d'accés",
  product: 'Tarifa',
  power: 'Potència contractada',
  terms: 'Preu i terminis',
  mandate: 'Referència del mandat SEPA',
  payment: 'Forma de pagament',
  account: 'Compte bancari',
  date: 'Data',
  fileName: 'contracte',
  footer: 'Document de demostració sense validesa contractual. Totes les dades són inventades.',
};

/** Texts of the contract document in a language of the API (`ca_ES`). */
export function contractTexts(language: string): typeof spanish {
  return inLanguage({ es: spanish, ca: catalan }, language);
}
