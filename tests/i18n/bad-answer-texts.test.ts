import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Texts for a response that is malformed or lost: the connection of the customer may be working. */
const kinds = ['unreadable', 'broken', 'unknown-outcome', 'unfinished-turn'];
const connection = /conexi|connexi|connection|verbindung|online|en ligne/i;

/** The texts below the names of these kinds, with their addresses. */
function textsOf(value: unknown, path: string[] = []): [path: string[], text: string][] {
  if (typeof value === 'string')
    return path.some((name) => kinds.includes(name)) ? [[path, value]] : [];
  return Object.entries(value as object).flatMap(([name, part]) => textsOf(part, [...path, name]));
}

describe.each(readdirSync('locales').filter((name) => /^\w\w-\w\w$/.test(name)))(
  '%s',
  (language) => {
    it('blames no connection for an answer that is bad or lost', () => {
      const folder = join('locales', language);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const found = files
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), [file]));
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter(([, text]) => connection.test(text))).toEqual([]);
    });
  },
);
