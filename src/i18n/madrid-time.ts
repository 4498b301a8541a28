import { clockWriter } from './clock-text.ts';
import { dateWriter } from './date-text.ts';
import type { Texts } from './texts.ts';

const timeZone = 'Europe/Madrid';
const DAY_MS = 24 * 60 * 60_000;

/** Day of an instant there, as an ISO date. */
const dayOf = (instant: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);

/** An instant (milliseconds since 1970) as the retailer's support reads it: `23 nov 2026, 22:05:09`. */
export function exactMoment(instant: number, language: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone } as const;
  return dateWriter(language, true)(new Intl.DateTimeFormat(language, style).format(instant));
}

/**
 * An instant as people say it, by the clock of the retailer: `las 22:00`, `la 1:30 de mañana`, `las 8:00 del 3 de
 * diciembre`; empty for what is no instant (NaN). `now` decides what is today.
 */
export function spokenMoment(instant: number, now: number, { t, language }: Texts): string {
  if (Number.isNaN(instant)) return '';
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const digits = new Intl.DateTimeFormat('en-GB', clock).format(instant);
  const time = clockWriter(language).time(digits);
  const count = Number.parseInt(digits, 10);
  const day = dayOf(instant);
  const days = { today: now, tomorrow: now + DAY_MS, yesterday: now - DAY_MS };
  const name = Object.entries(days).find(([, of]) => day === dayOf(of))?.[0];
  if (name) return t(`errors.moment.${name}`, { time, count });
  const long = { day: 'numeric', month: 'long', timeZone } as const;
  const date = dateWriter(language, false)(new Intl.DateTimeFormat(language, long).format(instant));
  return t('errors.moment.date', { time, date, count });
}
