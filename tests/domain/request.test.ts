import { expect, it } from 'vitest';
import {
  answersAfter,
  lastMessage,
  waitingFirst,
  waitsForCustomer,
} from '#domain/customer/request.ts';

const message = (id: number, isOwn: boolean) => ({
  ...{ id, isOwn, date: '2026-11-01', text: '', state: 'in_process' as const, files: [] },
});

it('what waits for the customer comes first, the others stay in their order', () => {
  const states = ['accepted', 'additional_information_needed', 'denied', 'in_process'] as const;
  const rows = states.map((state, id) => ({ id, state }) as never);
  expect(waitingFirst(rows).map(({ id }) => id)).toEqual([1, 0, 2, 3]);
  expect(states.filter((state) => waitsForCustomer({ state }))).toEqual([
    'additional_information_needed',
  ]);
});

it('new answers are those of the retailer after the last message that was known', () => {
  const messages = [message(3, false), message(5, true), message(8, false)];
  expect(lastMessage(messages)).toBe(8);
  expect(lastMessage([])).toBe(0);
  expect(answersAfter(messages, 3).map(({ id }) => id)).toEqual([8]);
  expect(answersAfter(messages, 8)).toEqual([]);
});
