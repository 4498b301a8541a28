/** The text of a message: what the portal says of the answers, and what was typed. */
export const messageOf = ({
  readings,
  description,
}: {
  readonly readings?: unknown;
  readonly description?: unknown;
}): string =>
  [readings, description]
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join('\n\n');
