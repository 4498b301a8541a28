import { expect, it } from 'vitest';
import { announcedOf } from '#screens/invoices/several/announced-progress.ts';

it('a screen reader hears each quarter of what is done', () => {
  const heard = (total: number) =>
    Array.from({ length: total + 1 }, (_, done) => announcedOf(done, total));
  expect(heard(8)).toEqual([0, 0, 2, 2, 4, 4, 6, 6, 8]);
  expect(heard(3)).toEqual([0, 0, 1, 3]);
  expect(heard(1)).toEqual([0, 1]);
});
