import type { WizardRender } from '#domain/wizard.ts';

/**
 * The text at the end, when there is one or several (electricity and gas, each with its number): several of different
 * formats become HTML, which is sanitised where it is shown.
 */
export async function joinedRender(
  given: readonly (WizardRender | null)[],
): Promise<WizardRender | null> {
  const renders = given.filter((one) => one !== null);
  const [first = null, ...others] = renders;
  if (others.every(({ format }) => format === first?.format)) {
    return first && { ...first, body: renders.map(({ body }) => body).join('\n\n') };
  }
  const { marked } = await import('marked');
  const bodies = renders.map(({ format, body }) =>
    format === 'markdown' ? marked.parse(body, { async: false }) : body,
  );
  return { format: 'html', body: bodies.join('\n') };
}
