import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/start/query-client.ts';
import { reportUnder } from '#config/report.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';

afterEach(() => void vi.restoreAllMocks());

const read = (thrown: unknown) => {
  const queryFn = vi.fn(async () => {
    throw thrown;
  });
  const reading = createQueryClient().fetchQuery({ queryKey: ['contracts', 7], queryFn, retry: 0 });
  return reading.catch((failure: unknown) => failure);
};

it('a fault of our own in a read is shown as ours and reported once', async () => {
  reportUnder('1');
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new TypeError('undefined is not a function');
  expect(problemOf(await read(fault))).toEqual({ kind: 'fault' });
  await read(fault);
  expect(reported.mock.calls).toEqual([[expect.stringContaining('contracts'), fault]]);
});

it('the problem of a failed call is shown to the customer and not reported', async () => {
  reportUnder('1');
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  await read(new ProblemError({ kind: 'no-answer' }));
  expect(reported).not.toHaveBeenCalled();
});
