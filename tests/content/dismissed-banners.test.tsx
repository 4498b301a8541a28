import { afterEach, expect, it, vi } from 'vitest';

/** The module as a page that is loaded now has it. */
const loaded = () => {
  vi.resetModules();
  return import('#content/dismissed-banners.ts');
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers over a reload which notices were dismissed', async () => {
  const before = await loaded();
  before.dismissBanner('uno');
  before.dismissBanner('dos');
  const { isDismissed } = await loaded();
  expect(['uno', 'dos', 'tres'].map(isDismissed)).toEqual([true, true, false]);
});

it.each(['nonsense', '{"uno":true}', 'null', '7'])('takes %s for nothing', async (stored) => {
  sessionStorage.setItem('lluerna.banners', stored);
  const { isDismissed, dismissBanner } = await loaded();
  expect(isDismissed('uno')).toBe(false);
  dismissBanner('uno');
  expect(isDismissed('uno')).toBe(true);
});

it('remembers until a reload where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { isDismissed, dismissBanner } = await loaded();
  dismissBanner('uno');
  expect(isDismissed('uno')).toBe(true);
});
