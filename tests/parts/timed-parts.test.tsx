import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { correctClock } from '#config/clock.ts';
import { endFirstRender, startFirstRender } from '#config/code-loading.ts';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { loadParts } from '#parts/page-parts.ts';
import { usePageParts } from '#parts/use-page-parts.ts';

const start = Date.parse('2026-12-01T12:00:00+01:00');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const page = {
  areas: {
    left: [
      { part: 'profile-person' },
      { part: 'coupons', from: at(10), until: at(20) },
      { part: 'profile-links', until: at(10) },
      { part: 'profile-sessions', from: at(20), requires: ['never'] },
    ],
  },
};
const configuration = {
  manifest: { screens: { profile: page } },
  holds: () => false,
} as unknown as Configuration;
const settings = { languages: { offered: ['es-ES'], default: 'es-ES' } } as unknown as Settings;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  correctClock(Date.now());
});

function Page() {
  const names = usePageParts('profile')('left').map(({ part }) => part);
  return <p>{names.join(', ')}</p>;
}

const open = () =>
  render(
    <FactsProvider configuration={configuration} settings={settings} flags={{}} session={{}}>
      <Page />
    </FactsProvider>,
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const expectParts = (names: string) => expect(screen.getByText(names)).toBeTruthy();

it('an open page has a part from its time until its time', () => {
  open();
  pass(600_000 - 1);
  expectParts('profile-person, profile-links');
  pass(1);
  expectParts('profile-person, coupons');
  pass(600_000);
  expectParts('profile-person');
});

it('a clock that was wrong changes them once it is corrected', () => {
  open();
  act(() => correctClock(Date.parse(at(15))));
  expectParts('profile-person, coupons');
});

it.each([
  ['before its time', -60, 2],
  ['within it', 15, 2],
  ['after it', 30, 1],
])(
  'the code of a part is loaded with the page only within its time: %s',
  async (_, minutes, count) => {
    startFirstRender();
    await loadParts(page, Date.parse(at(minutes)));
    expect(endFirstRender()).toHaveLength(count);
  },
);
