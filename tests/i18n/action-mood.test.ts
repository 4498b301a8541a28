import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Tree = { [name: string]: Tree | string };

const read = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8'));

function textsOf(tree: Tree, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([name, inner]) => {
    const at = [...path, name];
    return typeof inner === 'string' ? [[at.join('.'), inner]] : textsOf(inner, at);
  });
}

/** Words that only look like an infinitive. */
const others = ['titular', 'primer', 'lugar', 'por', 'cualquier'];
const firstWord = (text: string) => /^\p{L}+(·\p{L}+)?/u.exec(text.toLowerCase())?.[0] ?? '';

/** `../shared/screens.md`, "Words": actions in Catalan in the infinitive. */
it('actions are infinitives in both languages', () => {
  const files = readdirSync('locales/es-ES', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `locales/es-ES/${file}`);
  expect(files.length).toBeGreaterThan(10);
  const inAnotherMood = files.flatMap((file) => {
    const catalan = new Map(textsOf(read(file.replace('es-ES', 'ca-ES'))));
    return textsOf(read(file)).flatMap(([key, spanish]) => {
      const word = firstWord(spanish);
      if (!/(ar|er|ir|[aei]r(se|l[aeo]s?))$/.test(word) || others.includes(word)) return [];
      const text = catalan.get(key) ?? '';
      return /(ar|er|ir|re)$/.test(firstWord(text)) ? [] : [`${file} ${key}: ${text}`];
    });
  });
  expect(inAnotherMood).toEqual([]);
});
