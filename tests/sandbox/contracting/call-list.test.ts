import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { handlers } from '#sandbox/operations/registry.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';

const described = describedOperations.map(({ operationId }) => operationId);
const readme = await readFile('openapi/README.md', 'utf8');

/** Rows of the tables headed `Call | operationId`: the call, and the operations it is described as. */
const calls = readme
  .split(/^\| Call \| operationId \|$/m)
  .slice(1)
  .flatMap((table) => table.split('\n\n', 1)[0]?.split('\n') ?? [])
  .map((line) => /^\| (.+) \| (`.+`) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, call = '', ids = '']) => ({ call, ids: ids.replaceAll('`', '').split(', ') }));

describe('the call lists of the specifications', () => {
  it('are read whole', () => {
    const rows = readme.split('\n').filter((line) => /^\| .*`[a-z]\w+` \|$/.test(line));
    expect(calls.length).toBe(rows.length);
    expect(calls.length).toBeGreaterThan(100);
  });

  it.each(calls)('$call is described', ({ ids }) => {
    expect(described).toEqual(expect.arrayContaining(ids));
  });

  it('name every operation of the description', () => {
    const named = new Set(calls.flatMap(({ ids }) => ids));
    expect(described.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('the description', () => {
  it('names no operation twice', () => {
    expect(new Set(described).size).toBe(described.length);
  });

  it.each(described)('%s is answered by the sandbox', (operationId) => {
    expect(handlers).toHaveProperty(operationId, expect.any(Function));
  });

  it('has an operation for every handler', () => {
    expect(Object.keys(handlers).filter((id) => !described.includes(id))).toEqual([]);
  });
});
