import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moveClock, now } from '#config/clock.ts';
import { useInstant } from '#config/use-instant.ts';
import { validSettings } from '#config/valid-settings.ts';

const start = Date.parse('2026-11-27T12:00:00Z');
const days = (count: number) => count * 24 * 3_600_000;

describe('an instant', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => {
    cleanup();
    moveClock(0);
    vi.useRealTimers();
  });

  function Page({ next }: { next: number }) {
    const [moment, setMoment] = useState(start);
    useInstant(moment < next ? next : Number.POSITIVE_INFINITY, setMoment);
    return <p>{moment < next ? 'before' : 'after'}</p>;
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('re-renders the page when it is reached, and not before', () => {
    render(<Page next={start + 60_000} />);
    pass(59_999);
    expect(screen.getByText('before')).toBeTruthy();
    pass(1);
    expect(screen.getByText('after')).toBeTruthy();
  });

  test('may be months away, further than a timer reaches', () => {
    render(<Page next={start + days(60)} />);
    pass(days(59));
    expect(screen.getByText('before')).toBeTruthy();
    pass(days(1));
    expect(screen.getByText('after')).toBeTruthy();
  });

  test('that passed while the phone slept counts as soon as the page is visible again', () => {
    render(<Page next={start + 60_000} />);
    // The clock advances, timers do not.
    vi.setSystemTime(start + 120_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('after')).toBeTruthy();
  });

  test('follows a clock that a developer moves', () => {
    render(<Page next={start + days(1)} />);
    act(() => moveClock(days(2)));
    expect(now()).toBe(start + days(2));
    expect(screen.getByText('after')).toBeTruthy();
  });
});

describe('settings of a broken publication', () => {
  const usual = {
    homepage: 'contracts',
    contracts: { itemsPerPage: 10, showPower: true },
    menus: { sidebar: [] as unknown[] },
    maintenance: { start: null as string | null },
    links: {},
  };
  const repaired = (settings: unknown) => {
    const reported: string[] = [];
    return { settings: validSettings(settings, usual, (key) => reported.push(key)), reported };
  };

  test('keep what is of the right kind, and more than the product knows', () => {
    const sound = {
      homepage: 'home',
      contracts: { itemsPerPage: 25, showPower: false },
      menus: { sidebar: [{ route: 'home' }] },
      maintenance: { start: '2026-11-27T12:00:00Z' },
      links: { gdpr: 'https://a.example' },
      stranger: 1,
    };
    expect(repaired(sound)).toEqual({ settings: sound, reported: [] });
  });

  test('have the usual value key by key where they are missing or of another kind', () => {
    const { settings, reported } = repaired({
      homepage: 7,
      contracts: { itemsPerPage: 25 },
      menus: { sidebar: {} },
      maintenance: 'never',
    });
    expect(settings).toEqual({ ...usual, contracts: { itemsPerPage: 25, showPower: true } });
    expect(reported).toEqual([
      'homepage',
      'contracts.showPower',
      'menus.sidebar',
      'maintenance',
      'links',
    ]);
  });

  test.each([[null], [undefined], ['<html>'], [[]]])(
    'that are %j altogether are the usual ones',
    (broken) => {
      expect(repaired(broken).settings).toEqual(usual);
    },
  );
});
