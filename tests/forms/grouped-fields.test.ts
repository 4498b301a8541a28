import { expect, test } from 'vitest';
import { groupedFields } from '#forms/theme/grouped-fields.ts';

const bank = { id: 'bank', fields: ['iban', 'owner'] };
const home = { id: 'home', fields: ['street'] };

test('a field outside the groups is placed after the group of the field before it', () => {
  const order = ['intro', 'iban', 'note', 'more', 'owner', 'street', 'end'];
  expect(groupedFields(order, [bank, home])).toEqual(['intro', bank, 'note', 'more', home, 'end']);
});

test('groups keep their own order, also without a field at hand', () => {
  expect(groupedFields(['street', 'note'], [bank, home])).toEqual([bank, home, 'note']);
});
