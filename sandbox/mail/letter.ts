import { inLanguage } from '#sandbox/in-language.ts';

const FRAME = {
  es: { hello: (name: string) => `Hola, ${name}:`, bye: 'Un saludo,\nLluerna' },
  ca: { hello: (name: string) => `Hola, ${name}:`, bye: 'Salutacions,\nLluerna' },
};

/** Text of an e-mail: greeting, paragraphs and signature. */
export function letter(language: string, name: string, lines: readonly string[]): string {
  const { hello, bye } = inLanguage(FRAME, language);
  return [hello(name), ...lines, bye].join('\n\n');
}
