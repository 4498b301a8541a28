const CLOCK = /^(\d{1,2})(?::(\d{2}))?$/;

/** How a language writes an hour. */
export interface ClockWriter {
  /** With its unit: `9:30 h`, `9 h 30`, `9:30 Uhr`; English has none, `9:30`. */
  hour(clock: string | number): string;
  /** As the first of two hours, where the unit is written once: `9:30` (`de 9:30 a 11 h`). */
  firstHour(clock: string | number): string;
  /** For a sentence, which may contain the unit itself: `9:30`, `22:00`, `9 h 30`. */
  time(clock: string | number): string;
}

/**
 * Writes hours of the day, given as `9`, `09:00` or `24:00`, as a language has them; anything else as it is. Intl alone
 * writes `09:30`, `09 h` or `09 Uhr`, none of which people write.
 */
export function clockWriter(language: string): ClockWriter {
  const write = (clock: string | number, text: (hour: number, minute: string) => string) => {
    const [, hour, minute = '00'] = CLOCK.exec(String(clock).trim()) ?? [];
    const isTime = hour !== undefined && Number(hour) <= 24 && Number(minute) < 60;
    return isTime ? text(Number(hour), minute) : String(clock);
  };
  const bare = (hour: number, minute: string) =>
    minute === '00' ? `${hour}` : `${hour}:${minute}`;
  const writers: Record<string, (hour: number, minute: string) => string> = {
    de: (hour, minute) => `${bare(hour, minute)}\u00a0Uhr`,
    // Of 24 hours, as the tolls and the bills of Spain have them.
    en: (hour, minute) => `${hour}:${minute}`,
    fr: (hour, minute) => `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`,
  };
  const code = language.slice(0, 2);
  const whole = writers[code] ?? ((hour, minute) => `${bare(hour, minute)}\u00a0h`);
  const saysUnitTwice = code === 'en' || code === 'fr';
  return {
    hour: (clock) => write(clock, whole),
    firstHour: (clock) => write(clock, saysUnitTwice ? whole : bare),
    time: (clock) => write(clock, saysUnitTwice ? whole : (hour, minute) => `${hour}:${minute}`),
  };
}
