import { expect, it } from 'vitest';
import { instantsAt, writtenTime } from '#domain/values/written-time.ts';

const [CANARY_ISLANDS, PENINSULA] = [0, 1];
const instants = (text: string, winterHours = PENINSULA) => {
  const written = writtenTime(text);
  return written && instantsAt(written, winterHours).map((at) => new Date(at).toISOString());
};

it.each([
  ['2026-06-01T00:00:00+02:00', ['2026-05-31T22:00:00.000Z']],
  ['2026-06-01T00:00:00-0330', ['2026-06-01T03:30:00.000Z']],
  ['2026-06-01 00:00:00Z', ['2026-06-01T00:00:00.000Z']],
  ['2026-06-01T00:00', ['2026-05-31T22:00:00.000Z']],
  ['2026-01-01T00:00:00.000', ['2025-12-31T23:00:00.000Z']],
  ['1/6/2026 0:15', ['2026-05-31T22:15:00.000Z']],
  ['31/12/2026 24:00', ['2026-12-31T23:00:00.000Z']],
  // Directive 2000/84/EC: at 01:00 UTC of the last Sunday of March the clocks go from 2 to 3, in October from 3 to 2.
  ['2026-03-29T01:59:59', ['2026-03-29T00:59:59.000Z']],
  ['2026-03-29T02:30:00', ['2026-03-29T01:30:00.000Z']],
  ['2026-03-29T03:00:00', ['2026-03-29T01:00:00.000Z']],
  ['2026-10-25T01:59:59', ['2026-10-24T23:59:59.000Z']],
  ['2026-10-25T02:00:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
  ['2026-10-25T03:00:00', ['2026-10-25T02:00:00.000Z']],
])('%s is %j by the clock of the peninsula', (text, expected) => {
  expect(instants(text)).toEqual(expected);
});

it.each([
  ['2026-06-01T00:00:00', ['2026-05-31T23:00:00.000Z']],
  ['2026-03-29T01:30:00', ['2026-03-29T01:30:00.000Z']],
  ['2026-10-25T01:00:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
])('%s is %j by that of the Canary Islands', (text, expected) => {
  expect(instants(text, CANARY_ISLANDS)).toEqual(expected);
});

it.each([
  ['2026-02-28', '2026-02-28'],
  ['03/04/2026', '2026-04-03'],
  [' 3/4/2026 ', '2026-04-03'],
])('%s is the day %s', (text, day) => {
  expect(writtenTime(text)).toMatchObject({ day, clock: null });
});

it.each([
  ...['', 'ayer', '12/31/2026', '2026-02-30', '2026-13-01', '2026-06-01T25:00:00'],
  ...['2026-06-01T24:30', '2026-06-01T10:61', '01-06-2026', '20260601', '2026-06-01T'],
])('"%s" is no time', (text) => {
  expect(writtenTime(text)).toBeNull();
});

it.each([
  ['2026-06-01T00:00:00+02:00', []],
  ['2026-06-01', []],
  ['01/06/2026', ['day-first']],
  ['2026-06-01T24:00', ['local-time', 'hour-24']],
])('%s differs from the standard in %j', (text, oddities) => {
  expect(writtenTime(text)?.oddities).toEqual(oddities);
});
