import { expect, test } from 'vitest';
import { type ConfigurationPointer, pointerAt } from '#config/pointer.ts';

const december = { from: '2026-12-01T00:00:00+01:00', version: 'b', manifest: 'b.json', api: '/b' };
const january = { from: '2027-01-01T00:00:00+01:00', version: 'c', manifest: 'c.json', api: '/c' };
const pointer: ConfigurationPointer = {
  ...{ version: 'a', manifest: 'a.json', api: '/a', site: 'https://x.example' },
  ahead: [december, january],
};

// Midnight in Madrid is 23:00 UTC of the day before in winter.
test.each([
  ['2026-11-30T22:59:59Z', 'a', 'a.json', '/a', [december, january]],
  ['2026-11-30T23:00:00Z', 'b', 'b.json', '/b', [january]],
  ['2026-12-31T22:59:59Z', 'b', 'b.json', '/b', [january]],
  ['2026-12-31T23:00:00Z', 'c', 'c.json', '/c', undefined],
])('at %s version %s counts', (time, version, manifest, api, ahead) => {
  expect(pointerAt(pointer, Date.parse(time))).toEqual({
    ...{ version, manifest, api, site: 'https://x.example' },
    ...(ahead && { ahead }),
  });
});

test('a pointer without planned versions is unchanged', () => {
  const { ahead: _, ...plain } = pointer;
  expect(pointerAt(plain, Date.now())).toEqual(plain);
});
