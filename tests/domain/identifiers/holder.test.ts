import { expect, it } from 'vitest';
import { holderOf } from '#domain/customer/holder.ts';

it.each([
  ['00000000T', 'person', 'nif'],
  ['es 00000000-t', 'person', 'nif'],
  ['X0000000T', 'person', 'nie'],
  ['B00000000', 'company', 'cif'],
  ['00000000A', null, null],
  ['B0', null, null],
  ['DE123456789', null, null],
  ['', null, null],
])('of %s the holder is %s, the tax id %s', (taxId, kind, taxIdKind) => {
  expect(holderOf(taxId)).toEqual({ kind, taxIdKind });
});
