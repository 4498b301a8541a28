import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedResult } from '#tools/config/stored-results.ts';

const FOLDER = resolve('.cache/results');
const KIND = 'of-a-test';

const stored = () =>
  readdirSync(FOLDER)
    .filter((name) => name.startsWith(KIND))
    .map((name) => join(FOLDER, name));
const forget = () => {
  storedResult(KIND, ['folder'], () => null);
  for (const file of stored()) rmSync(file);
};
beforeEach(forget);
afterEach(forget);

let made = 0;
const keysOf = (text: string) =>
  storedResult(KIND, [text], () => {
    made += 1;
    return { keys: new Set(text.split(' ')), places: new Map([[text, { line: 1 }]]) };
  });

it('a result is made once from the same parts, with sets and maps, and again from others', () => {
  made = 0;
  const fresh = keysOf('a b');
  expect(keysOf('a b')).toEqual(fresh);
  expect(made).toBe(1);
  expect(keysOf('a c').keys).toEqual(new Set(['a', 'c']));
  expect(made).toBe(2);
});

it('a result that was cut off is made again', () => {
  const fresh = keysOf('a b');
  for (const file of stored()) writeFileSync(file, 'not a result');
  expect(keysOf('a b')).toEqual(fresh);
});
