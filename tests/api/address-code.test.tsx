import { afterEach, expect, it } from 'vitest';
import { forgetCodeOfAddress, takeCodeFromAddress } from '#api/address-code.ts';

afterEach(forgetCodeOfAddress);

it('removes the code from the address and retains it until it is dropped', () => {
  history.pushState({ entry: 1 }, '', '/activacion?lang=es&code=%20Abcd-efgh%20#top');
  expect(takeCodeFromAddress()).toBe('Abcd-efgh');
  expect(location.pathname + location.search + location.hash).toBe('/activacion?lang=es#top');
  expect(history.state).toEqual({ entry: 1 });
  expect(takeCodeFromAddress()).toBe('Abcd-efgh');
  forgetCodeOfAddress();
  expect(takeCodeFromAddress()).toBeNull();
});

it('finds nothing in an address without one, or with an empty one', () => {
  history.pushState(null, '', '/activacion?code=');
  expect(takeCodeFromAddress()).toBeNull();
  expect(location.search).toBe('');
});
