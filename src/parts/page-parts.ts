import { shownTime } from '#config/clock.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import { isWithin } from '#config/timed-parts.ts';
import { partNamed } from './catalogue.ts';

/**
 * Loads the code of the parts that a page has at a moment (milliseconds since 1970; by default now) under all conditions;
 * that of the others is loaded when they are shown. Rejects when some of it cannot be loaded.
 */
export async function loadParts({ areas }: ScreenDocument, moment = shownTime()): Promise<void> {
  const entries = Object.values(areas).flat();
  const always = entries.filter(
    ({ requires = [], from, until }) => requires.length === 0 && isWithin(from, until, moment),
  );
  await Promise.all(always.map(({ part }) => partNamed(part)?.load()));
}
