import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: 'Resumen de su contrato',
  fileName: 'resumen-del-contrato',
  notContract: (made: string) =>
    `Este resumen no es el contrato: dice lo más importante, y se lo damos antes de pedirlo. Hecho el ${made}.`,
  company: 'Quién le vende la energía',
  name: 'Nombre',
  vat: 'NIF',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  freePhone: 'Teléfono gratuito para reclamaciones',
  customer: 'Quién contrata',
  kind: { electricity: 'Electricidad', gas: 'Gas' },
  product: 'Tarifa',
  tariff: 'Peaje de acceso',
  power: 'Potencia contratada',
  powerPrice: 'Precio de la potencia',
  energyPrice: 'Precio de la energía',
  fixedPrice: 'Término fijo',
  perPower: '€/kW y año',
  perDay: '€/día',
  untaxed: 'sin impuestos',
  month: 'Cuánto pagará al mes',
  between: (low: string, high: string) => `${low} a ${high} (según el mercado del último año)`,
  known: (cents: string, kwh: string) =>
    `unos ${cents}, con el consumo de ${kwh} al año de su punto de suministro, impuestos incluidos`,
  assumed: (cents: string, kwh: string) =>
    `unos ${cents}, suponiendo un consumo de ${kwh} al año, impuestos incluidos`,
  start: 'Cuándo empieza',
  starts: {
    soon: 'Lo antes posible. Usted pide que empiece dentro de los 14 días para desistir.',
    company: 'Lo antes posible.',
    after_withdrawal: 'Cuando hayan pasado los 14 días para desistir.',
    date: (day: string) => `El ${day}, que es el día que ha elegido.`,
    unknown: 'Se lo diremos en cuanto lo sepamos.',
  },
  withdrawal: 'Si cambia de idea',
  withdraw: [
    'Tiene 14 días naturales desde que se celebra el contrato para desistir, sin dar motivos y sin coste.',
    'Si pidió que empezara antes de que pasen esos días y desiste, pagará solo lo que haya consumido hasta el día en que nos lo diga.',
  ],
  how: ({ email, phone, address }: Record<'email' | 'phone' | 'address', string>) =>
    `Basta con que nos lo diga antes de que acabe el plazo: en la página «Desistir de un contrato» de nuestro portal, por correo electrónico (${email}), por teléfono (${phone}) o por carta (${address}). Puede usar el modelo de desistimiento, pero no es obligatorio.`,
  claims: 'Si algo va mal',
  service: ({ email, phone }: Record<'email' | 'phone', string>) =>
    `Llámenos al ${phone}, escríbanos a ${email} o reclame en nuestro portal.`,
  disputes: 'Si nuestra respuesta no le convence, puede acudir sin coste a',
  footer: 'Documento de demostración sin validez contractual. Todos los datos son inventados.',
};

export type SummaryTexts = typeof spanish;

const catalan: SummaryTexts = {
  locale: 'ca-ES',
  title: 'Resum del seu contracte',
  fileName: 'resum-del-contracte',
  notContract: (made) =>
    `Aquest resum no és el contracte: diu el més important, i l’hi donem abans de demanar-lo. Fet el ${made}.`,
  company: 'Qui li ven l’energia',
  name: 'Nom',
  vat: 'NIF',
  address: 'Adreça',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  freePhone: 'Telèfon gratuït per a reclamacions',
  customer: 'Qui contracta',
  kind: { electricity: 'Electricitat', gas: 'Gas' },
  product: 'Tarifa',
  tariff: 'Peatge d’accés',
  power: 'Potència contractada',
  powerPrice: 'Preu de la potència',
  energyPrice: 'Preu de l’energia',
  fixedPrice: 'Terme fix',
  perPower: '€/kW i any',
  perDay: '€/dia',
  untaxed: 'sense impostos',
  month: 'Quant pagarà al mes',
  between: (low, high) => `${low} a ${high} (segons el mercat de l’últim any)`,
  known: (cents, kwh) =>
    `uns ${cents}, amb el consum de ${kwh} l’any del seu punt de subministrament, impostos inclosos`,
  assumed: (cents, kwh) => `uns ${cents}, suposant un consum de ${kwh} l’any, impostos inclosos`,
  start: 'Quan comença',
  starts: {
    soon: 'Com més aviat millor. Vostè demana que comenci dins dels 14 dies per desistir.',
    company: 'Com més aviat millor.',
    after_withdrawal: 'Quan hagin passat els 14 dies per desistir.',
    date: (day) => `El ${day}, que és el dia que ha triat.`,
    unknown: 'L’hi direm tan bon punt ho sapiguem.',
  },
  withdrawal: 'Si canvia d’idea',
  withdraw: [
    'Té 14 dies naturals des que se celebra el contracte per desistir, sense donar motius i sense cost.',
    'Si va demanar que comencés abans que passin aquests dies i desisteix, pagarà només el que hagi consumit fins al dia que ens ho digui.',
  ],
  how: ({ email, phone, address }) =>
    `N’hi ha prou que ens ho digui abans que acabi el termini: a la pàgina «Desistir d’un contracte» del nostre portal, per correu electrònic (${email}), per telèfon (${phone}) o per carta (${address}). Pot fer servir el model de desistiment, però no és obligatori.`,
  claims: 'Si alguna cosa va malament',
  service: ({ email, phone }) =>
    `Truqui’ns al ${phone}, escrigui’ns a ${email} o reclami al nostre portal.`,
  disputes: 'Si la nostra resposta no el convenç, pot acudir sense cost a',
  footer: 'Document de demostració sense validesa contractual. Totes les dades són inventades.',
};

/** Texts of the summary of a contract in a language of the API (`ca_ES`). */
export const summaryTexts = (language: string): SummaryTexts =>
  inLanguage({ es: spanish, ca: catalan }, language);
