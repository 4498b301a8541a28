const FRAME = {
  es: { hello: (name: string) => `Hola, ${name}:`, bye: 'Un saludo,\nLluerna' },
  ca: { hello: (name: string) => `Hola, ${name}:`, bye: 'Salutacions,\nLluerna' },
};

/** The language of `texts` that a customer is written in: Catalan or Spanish. */
export function inLanguage<T>(language: string, texts: { es: T; ca: T }): T {
  return language === 'ca_ES' ? texts.ca : texts.es;
}

/** Text of an e-mail: greeting, paragraphs and signature. */
export function letter(language: string, name: string, lines: readonly string[]): string {
  const { hello, bye } = inLanguage(language, FRAME);
  return [hello(name), ...lines, bye].join('\n\n');
}
