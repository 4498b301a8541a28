import { expect, it } from 'vitest';
import { isSameAlert } from '#domain/customer/price-alert.ts';

it('an alert is the same by its product, its kind and its price', () => {
  const alert = { product: 'Q1', type: '<', price: 60 } as const;
  expect(isSameAlert(alert, { ...alert })).toBe(true);
  for (const change of [{ product: 'Q2' }, { type: '>' as const }, { price: 61 }])
    expect(isSameAlert(alert, { ...alert, ...change })).toBe(false);
});
