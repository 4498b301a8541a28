import { afterEach, expect, it } from 'vitest';
import { forgetCodeOfAddress, takeCodeFromAddress } from '#api/address-code.ts';

afterEach(forgetCodeOfAddress);

it('takes the code out of the address and remembers it until it is forgotten', () => {
  history.pushState({ kept: 1 }, '', '/activacion?lang=es&code=%20Abcd-efgh%20#top');
  expect(takeCodeFromAddress()).toBe('Abcd-efgh');
  expect(location.pathname + location.search + location.hash).toBe('/activacion?lang=es#top');
  expect(history.state).toEqual({ kept: 1 });
  expect(takeCodeFromAddress()).toBe('Abcd-efgh');
  forgetCodeOfAddress();
  expect(takeCodeFromAddress()).toBeNull();
});

it('finds nothing in an address without one, or with an empty one', () => {
  history.pushState(null, '', '/activacion?code=');
  expect(takeCodeFromAddress()).toBeNull();
  expect(location.search).toBe('');
});
