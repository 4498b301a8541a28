import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject } from '#studio/client/api/json-paths.ts';
import type { ConditionNode, Over } from '#studio/client/condition/condition-node.ts';
import { printed } from '#studio/client/condition/condition-print.ts';
import { treeOf } from '#studio/client/condition/condition-tree.ts';
import type { Json, JsonObject } from '#studio/contract.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('meta/'))
  .map((file) => [file, read(`schemas/${file}`)] as const);

function ifsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(ifsIn);
  if (!isObject(value)) return [];
  return [...(isObject(value.if) ? [value.if] : []), ...Object.values(value).flatMap(ifsIn)];
}

const named = Object.values(read('schemas/conditions.json').conditions as JsonObject);
const rules = files.flatMap(([, content]) => ifsIn(content));
const all: [Json, Over][] = [
  ...named.map((one): [Json, Over] => [one, 'facts']),
  ...rules.map((one): [Json, Over] => [one, 'answers']),
];

const kinds = (node: ConditionNode): string[] =>
  node.kind === 'group' ? node.parts.flatMap(kinds) : [node.kind];

test('every condition of the configuration is lines, which write it as it is', () => {
  expect(all.length).toBeGreaterThan(150);
  const trees = all.map(([json, over]) => ({ json, tree: treeOf(json, over) }));
  expect(trees.filter(({ tree }) => tree === null)).toEqual([]);
  for (const { json, tree } of trees) expect(tree && printed(tree)).toEqual(json);
  const lines = trees.flatMap(({ tree }) => (tree ? kinds(tree) : []));
  const rare = lines.filter((kind) => kind === 'other').length;
  expect(rare / lines.length).toBeLessThan(0.1);
});
