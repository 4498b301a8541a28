import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTexts, startTexts } from '#i18n/i18n.ts';
import { TermTip } from '#ui/controls/term-tip.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

const TITLE = 'Qué es el CUPS';
const BODY = 'El código de su punto de suministro.';

beforeEach(() => {
  startTexts('es-ES', {});
  addTexts('es-ES', { terms: { cups: { title: TITLE, body: BODY } }, common: { close: 'Cerrar' } });
});
afterEach(cleanup);

const shown = () => screen.queryByRole('note', { name: TITLE });

it('explains a word by keyboard: opens, is read, closes with Escape and leaves the focus where it was', async () => {
  render(
    <main>
      <TermTip term="cups" />
    </main>,
  );
  const button = screen.getByRole('button', { name: TITLE, description: BODY });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shown()?.textContent).toBe(TITLE + BODY));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('inside a dialog opens within it, and Escape closes it before the dialog', async () => {
  const closed = vi.fn();
  render(
    <Dialog title="Contratar" onClose={closed}>
      <TermTip term="cups" />
    </Dialog>,
  );
  const button = await screen.findByRole('button', { name: TITLE });
  await userEvent.click(button);
  const note = await screen.findByRole('note', { name: TITLE });
  expect(screen.getByRole('dialog').contains(note)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeNull());
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
});

it('shows nothing of a word that the language does not explain', () => {
  render(<TermTip term="unknown" />);
  expect(screen.queryByRole('button')).toBeNull();
});
