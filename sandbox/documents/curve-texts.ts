import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  active: 'Consumida',
  exported: 'Vertida',
  reactive: 'Reactiva',
  date: 'Fecha',
  period: 'Periodo',
  quality: 'Calidad',
  provisional: 'provisional',
  final: 'definitiva',
  fileName: 'curva',
};

const catalan: typeof spanish = {
  active: 'Consumida',
  exported: 'Abocada',
  reactive: 'Reactiva',
  date: 'Data',
  period: 'Període',
  quality: 'Qualitat',
  provisional: 'provisional',
  final: 'definitiva',
  fileName: 'corba',
};

/** Texts of curves in a language of the API (`ca_ES`). */
export function curveTexts(language: string | undefined): typeof spanish {
  return inLanguage({ es: spanish, ca: catalan }, language);
}
