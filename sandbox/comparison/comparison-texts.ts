import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  rent: 'Alquiler del contador',
  fixed: 'Término fijo',
  variable: 'Término variable',
  socialDiscount: 'Financiación del bono social',
  electricityTax: 'Impuesto especial sobre la electricidad',
  hydrocarbons: 'Impuesto sobre hidrocarburos',
  less: (amount: string) => `Con nosotros habría pagado ${amount} menos.`,
  more: (amount: string) => `Con nosotros habría pagado ${amount} más.`,
  same: 'Con nosotros habría pagado lo mismo.',
};

const catalan: typeof spanish = {
  locale: 'ca-ES',
  rent: 'Lloguer del comptador',
  fixed: 'Terme fix',
  variable: 'Terme variable',
  socialDiscount: 'Finançament del bo social',
  electricityTax: 'Impost especial sobre l’electricitat (Impuesto especial)',
  hydrocarbons: 'Impost sobre hidrocarburs',
  less: (amount) => `Amb nosaltres hauria pagat ${amount} menys.`,
  more: (amount) => `Amb nosaltres hauria pagat ${amount} més.`,
  same: 'Amb nosaltres hauria pagat el mateix.',
};

/** Texts of a comparison in a language of the API (`ca_ES`). */
export function comparisonTexts(language: string | undefined): typeof spanish {
  return inLanguage({ es: spanish, ca: catalan }, language);
}

/** Name of the product, and a sentence with its saving; amounts in cents, both as HTML. */
export function verdict(
  { product, total }: { product: { name: string }; total: number },
  paid: number,
  language: string | undefined,
): { header: string; content: string } {
  const text = comparisonTexts(language);
  const format = new Intl.NumberFormat(text.locale, { style: 'currency', currency: 'EUR' });
  const difference = format.format(Math.abs(paid - total) / 100);
  const sentence = paid === total ? text.same : (paid > total ? text.less : text.more)(difference);
  return { header: `<h2>${product.name}</h2>`, content: `<p>${sentence}</p>` };
}
