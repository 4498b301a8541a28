import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ScheduledSetting, Settings } from '#config/configuration-types.ts';
import { settingsAt } from '#config/schedule.ts';
import { edited, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const friday = '2026-11-27T20:00:00+01:00';
const sunday = '2026-11-29T22:00:00+01:00';
const at = (time: string) => Date.parse(time);

const settings = (schedule: ScheduledSetting[], maintenance = {}) =>
  ({
    languages: { offered: ['es-ES'], default: 'es-ES' },
    homepage: 'contracts',
    features: { onlinePayment: { enabled: true } },
    payment: { url: null },
    menus: { sidebar: [], visitor: [], profile: [], footer: [] },
    home: { groups: [] },
    maintenance: { enabled: false, start: null, end: null, ...maintenance },
    schedule,
  }) as unknown as Settings;

const known: Record<string, (value: unknown) => boolean> = {
  'features.onlinePayment.enabled': (value) => typeof value === 'boolean',
  homepage: (value) => typeof value === 'string',
  'payment.url': Object.assign(() => true, { isPrivate: true }),
};
const inForce = (schedule: ScheduledSetting[], time: string, maintenance = {}) =>
  settingsAt(settings(schedule, maintenance), at(time), (key) => known[key]);
const isOpen = (schedule: ScheduledSetting[], time: string) =>
  (inForce(schedule, time).settings.features.onlinePayment as { enabled: boolean }).enabled;

describe('settings with a time', () => {
  const closed = { set: 'features.onlinePayment.enabled', to: false, from: friday, until: sunday };

  test.each([
    ['2026-11-27T18:59:59Z', true, at(friday)],
    ['2026-11-27T19:00:00Z', false, at(sunday)],
    ['2026-11-29T20:59:59Z', false, at(sunday)],
    ['2026-11-29T21:00:00Z', true, Number.POSITIVE_INFINITY],
  ])('at %s: open %s, and the next change is known', (time, open, next) => {
    expect(isOpen([closed], time)).toBe(open);
    expect(inForce([closed], time).next).toBe(next);
  });

  test('a side that is null or left out is open', () => {
    expect(isOpen([{ ...closed, from: null }], '2020-01-01T00:00:00Z')).toBe(false);
    expect(isOpen([{ set: closed.set, to: false }], '2040-01-01T00:00:00Z')).toBe(false);
    expect(isOpen([{ ...closed, until: null }], '2040-01-01T00:00:00Z')).toBe(false);
  });

  test('where two overlap, the later one in the list counts', () => {
    const opened = { ...closed, to: true, from: '2026-11-28T00:00:00+01:00' };
    expect(isOpen([closed, opened], '2026-11-28T12:00:00Z')).toBe(true);
    expect(isOpen([opened, closed], '2026-11-28T12:00:00Z')).toBe(false);
  });

  test('an invalid entry is left out and reported, and the others still count', () => {
    const { settings: found, errors } = inForce(
      [
        { set: 'features.onlinePayment.enabled', to: 'no' },
        { set: 'features.stranger', to: true },
        { set: '__proto__.polluted', to: true },
        { set: 'schedule', to: [] },
        { set: 'payment.url', to: 'https://evil.example' },
        { set: 'homepage', to: 'home', from: '2026-13-45T99:00:00Z' },
        { set: 'homepage', to: 'about' },
      ],
      friday,
    );
    expect(found.homepage).toBe('about');
    expect(found.features.onlinePayment).toEqual({ enabled: true });
    expect(found.payment).toEqual({ url: null });
    expect(errors.map(({ key }) => key)).toEqual([
      'features.onlinePayment.enabled',
      'features.stranger',
      '__proto__',
      'schedule',
      'payment.url',
      'homepage',
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('the begin and the end of a maintenance are changes too', () => {
    const times = { enabled: true, start: friday, end: sunday };
    expect(inForce([], '2026-11-27T00:00:00Z', times).next).toBe(at(friday));
    expect(inForce([], friday, times).next).toBe(at(sunday));
  });
});

describe('parts of pages with a time', () => {
  const christmas = { from: '2026-12-01T00:00:00+01:00', until: '2027-01-07T00:00:00+01:00' };
  const withParts = (time: string) => {
    const base = settings([]);
    const entry = { link: 'gift', ...christmas };
    const group = {
      id: 'mine',
      actions: [
        { id: 'a', link: 'a' },
        { id: 'b', link: 'b', ...christmas },
      ],
    };
    const menus = { ...base.menus, sidebar: [{ route: 'invoices' }, entry], footer: [entry] };
    const home = { groups: [group, { ...group, ...christmas }] };
    return settingsAt({ ...base, menus, home } as never, at(time), () => undefined);
  };
  const shown = (time: string) => {
    const { menus, home } = withParts(time).settings;
    return [
      ...[menus.sidebar.length, menus.footer.length],
      ...[home.groups.length, home.groups[0]?.actions.length],
    ];
  };

  test.each([
    ['2026-11-30T22:59:59Z', [1, 0, 1, 1], christmas.from],
    ['2026-11-30T23:00:00Z', [2, 1, 2, 2], christmas.until],
    ['2027-01-06T22:59:59Z', [2, 1, 2, 2], christmas.until],
    ['2027-01-06T23:00:00Z', [1, 0, 1, 1], null],
  ])('at %s they are there or not, and the next change is known', (time, parts, next) => {
    expect(shown(time)).toEqual(parts);
    expect(withParts(time).next).toBe(next ? at(next) : Number.POSITIVE_INFINITY);
  });

  test('a notice of a page appears and disappears by the schedule', () => {
    const entry = { set: 'banners.invoices', to: 'navidad', ...christmas };
    const notices = (time: string) =>
      settingsAt({ ...settings([entry]), banners: {} }, at(time), () => () => true).settings
        .banners;
    expect(notices('2026-11-30T22:59:59Z')).toEqual({});
    expect(notices('2026-12-24T20:00:00Z')).toEqual({ invoices: 'navidad' });
  });
});

describe('the check of the schedule', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: at(friday) }));
  afterAll(() => void vi.useRealTimers());

  const errorsOf = async (entry: object) => {
    const files = edited(soundFiles(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.schedule = [entry];
    });
    return (await checkConfiguration(writeConfiguration(files))).map(printDiagnostic);
  };
  const good = { set: 'contracts.itemsPerPage', to: 25, from: friday, until: sunday };

  test.each([good, { ...good, set: 'banners.change', to: 'navidad' }])(
    'finds nothing in an entry that fits: $set',
    async (entry) => {
      expect(await errorsOf(entry)).toEqual([]);
    },
  );

  const menuEntry = async (times: object) => {
    const files = edited(soundFiles(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.menus = { footer: [{ route: 'change', ...times }] };
    });
    return (await checkConfiguration(writeConfiguration(files))).map(printDiagnostic);
  };
  const ended = { from: '2026-01-01T00:00:00+01:00', until: '2026-01-07T00:00:00+01:00' };

  test('warns of what has ended, of a setting and of a part of a page', async () => {
    const [warning, ...others] = await errorsOf({ ...good, ...ended });
    expect(warning).toMatch(/portal\.json:\d+:\d+ .*warning: this entry has ended: 2026-01-07T/);
    expect(others).toEqual([]);
    const part = await menuEntry(ended);
    expect(part.filter((line) => line.includes('has ended'))).toHaveLength(1);
    const next = { from: friday, until: sunday };
    expect((await menuEntry(next)).filter((line) => line.includes('ended'))).toEqual([]);
    const turned = await menuEntry({ from: sunday, until: friday });
    expect(turned.filter((line) => line.includes('ends before it begins'))).toHaveLength(1);
  });

  test.each([
    [
      'a setting that does not exist',
      { ...good, set: 'contracts.itemPerPage' },
      /there is no setting "contracts.itemPerPage".*contracts.itemsPerPage/,
    ],
    [
      'a value that does not fit',
      { ...good, to: 'many' },
      /"contracts.itemsPerPage" cannot be this/,
    ],
    [
      'the schedule itself',
      { ...good, set: 'schedule', to: [] },
      /there is no setting "schedule" to set/,
    ],
    [
      'a day that does not exist',
      { ...good, from: '2026-02-45T20:00:00Z' },
      /there is no such time: 2026-02-45/,
    ],
    ['an end before the begin', { ...good, from: sunday, until: friday }, /ends before it begins/],
    [
      'a time without its zone',
      { ...good, from: '2026-11-27T20:00:00' },
      /schemas\/portal\.json:\d+:\d+/,
    ],
    [
      'a setting that only the private ones may set',
      { set: 'payment.hosts', to: ['evil.example'] },
      /"payment.hosts" cannot have a schedule/,
    ],
    [
      'a language that is not offered',
      { set: 'languages.offered', to: ['fr-FR'] },
      /"languages.offered" cannot be this/,
    ],
  ])('names %s, with its place', async (_, entry, words) => {
    const errors = await errorsOf(entry);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(words);
    expect(errors[0]).toMatch(/^schemas\/portal\.json:\d+:\d+ /);
  });
});
