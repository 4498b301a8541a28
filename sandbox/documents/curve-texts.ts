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

/** Texts of curves in one language (`ca_ES`; anything else is Spanish). */
export function curveTexts(language: string | undefined): typeof spanish {
  return language === 'ca_ES' ? catalan : spanish;
}
