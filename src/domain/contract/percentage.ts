const WHOLE = /^-?\d{1,12}$/;

/** A whole percentage within limits, out of what was typed; undefined when that is no whole number. */
export function percentageOf(text: string, least = 0, most = 100): number | undefined {
  const typed = text.trim();
  return WHOLE.test(typed) ? Math.min(most, Math.max(least, Number(typed))) : undefined;
}
