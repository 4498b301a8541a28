/** The file of customers, and of addresses without a page of their own. */
export const APPLICATION = 'config/application.html';

/** Addresses in two languages, with the file that a visitor gets there. */
export const PAGES: readonly [path: string, file: string][] = [
  ['/', 'config/pages/index.html'],
  ['/acceso', 'config/pages/acceso.html'],
  ['/acces/', 'config/pages/acces.html'],
  ['/comparador?lang=es_ES', 'config/pages/comparador.html'],
  ['/comparador-de-preus', 'config/pages/comparador-de-preus.html'],
  ['/nuevo-cliente-dual', 'config/pages/nuevo-cliente-dual.html'],
  ['/nou-client-dual', 'config/pages/nou-client-dual.html'],
  ['/facturas', APPLICATION],
  ['/Factures', APPLICATION],
  ['/contratos/electricity/0010101?dialog=iban-change', APPLICATION],
  ['/contractes/gas', APPLICATION],
  ['/contratos', APPLICATION],
];
