import { expect, it } from 'vitest';
import { activeFirst, contractStatus, hasSupplied } from '#domain/contract/contract.ts';

const states = [
  ['activa', '2025-01-01', 'open', true],
  ['esborrany', '2025-01-01', 'draft', false],
  ['esborrany', null, 'signature-pending', false],
  ['baixa', '2025-01-01', 'closed', true],
  ['a state of tomorrow', null, 'closed', true],
] as const;

it.each(states)(
  'a contract that is %s, signed on %s, is %s',
  (state, signDate, status, supplied) => {
    expect(contractStatus({ state, signDate } as never)).toBe(status);
    expect(hasSupplied({ state, signDate } as never)).toBe(supplied);
  },
);

it('active contracts come first, the others stay in their order', () => {
  const contracts = (['baixa', 'activa', 'esborrany', 'activa'] as const).map((state, id) => ({
    ...{ id, state },
  }));
  expect(activeFirst(contracts).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
});
