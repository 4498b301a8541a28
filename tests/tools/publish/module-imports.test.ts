import { expect, test } from 'vitest';
import { importsOf } from '#tools/config/publish/publications.ts';

test('the files that a published module needs are those that it imports, and no strings', () => {
  const code = [
    'import{a as e}from"./shared.0123456789.js";import"./side.js";import t from"ajv";',
    'const quote=/["\'`]/,word="from \'./word.js\'",text=`export from "./text.js"`;/* from "./no.js" */',
    'export{b}from\'./names.js\';export*from"../all.js";export const later=()=>import("./later.js");',
  ].join('');
  expect(importsOf(code)).toEqual([
    './shared.0123456789.js',
    './side.js',
    './names.js',
    '../all.js',
  ]);
});
