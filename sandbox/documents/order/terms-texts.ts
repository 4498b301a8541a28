import { penaltyOf } from '#domain/contract/product-terms.ts';
import type { ServedTerms } from '#sandbox/contracting/catalogue.ts';
import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  names: {
    price: 'Precio',
    revision: 'Cambios del precio',
    duration: 'Duración',
    renewal: 'Prórroga',
    notice: 'Si quiere irse',
    penalty: 'Penalización',
  },
  price: {
    fixed: 'fijo mientras dura el contrato',
    indexed: 'ligado al precio del mercado',
    regulated: 'regulado: lo fija la Administración',
  },
  revision: {
    none: 'ninguno mientras dura el contrato, salvo impuestos, peajes y cargos',
    yearly: 'una vez al año, con aviso por escrito un mes antes',
    market: 'con cada cambio del precio del mercado',
    regulator: 'cuando la Administración publica otro precio',
  },
  renewal: {
    renews: (months: number) => `por ${months} meses más, salvo que usted diga que no`,
    ends: () => 'no se prorroga',
  },
  months: (months: number) => `${months} meses`,
  noEnd: 'sin fecha de fin',
  notice: (days: number) => (days > 0 ? `con ${days} días de aviso` : 'cuando quiera, sin avisar'),
  penalty: (percent: string) =>
    `como máximo el ${percent} del precio de la energía que quede por recibir, solo antes de la primera prórroga`,
  noPenalty: 'ninguna',
};

const catalan: typeof spanish = {
  names: {
    price: 'Preu',
    revision: 'Canvis del preu',
    duration: 'Durada',
    renewal: 'Pròrroga',
    notice: 'Si vol marxar',
    penalty: 'Penalització',
  },
  price: {
    fixed: 'fix mentre dura el contracte',
    indexed: 'lligat al preu del mercat',
    regulated: 'regulat: el fixa l’Administració',
  },
  revision: {
    none: 'cap mentre dura el contracte, tret d’impostos, peatges i càrrecs',
    yearly: 'una vegada l’any, amb avís per escrit un mes abans',
    market: 'amb cada canvi del preu del mercat',
    regulator: 'quan l’Administració publica un altre preu',
  },
  renewal: {
    renews: (months) => `per ${months} mesos més, tret que vostè digui que no`,
    ends: () => 'no es prorroga',
  },
  months: (months) => `${months} mesos`,
  noEnd: 'sense data de fi',
  notice: (days) => (days > 0 ? `amb ${days} dies d’avís` : 'quan vulgui, sense avisar'),
  penalty: (percent) =>
    `com a màxim el ${percent} del preu de l’energia que quedi per rebre, només abans de la primera pròrroga`,
  noPenalty: 'cap',
};

/** The terms of a product in words, in a language of the API (`ca_ES`): label and value of each. */
export function termLines(terms: ServedTerms, language: string): [string, string][] {
  const text = inLanguage({ es: spanish, ca: catalan }, language);
  const { price, months, renewal, notice_days, penalty_percent, revision } = terms;
  const penalty = penaltyOf({
    ...{ price, months, renewal, revision },
    noticeDays: notice_days,
    penaltyPercent: penalty_percent,
  });
  const { names } = text;
  return [
    [names.price, text.price[price]],
    [names.revision, text.revision[revision]],
    [names.duration, months === null ? text.noEnd : text.months(months)],
    ...(months === null
      ? []
      : [[names.renewal, text.renewal[renewal](months)] satisfies [string, string]]),
    [names.notice, text.notice(notice_days)],
    [names.penalty, penalty > 0 ? text.penalty(`${penalty} %`) : text.noPenalty],
  ];
}
