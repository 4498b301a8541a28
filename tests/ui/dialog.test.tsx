import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts } from '#i18n/i18n.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

startTexts('es-ES', { common: { close: 'Cerrar' } });

let page: HTMLElement;
const closed = vi.fn();

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  closed.mockReset();
});
afterEach(() => {
  cleanup();
  page.remove();
});

function Opener({ busy = false }: { busy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Dialog title="La cuenta" onClose={busy ? undefined : close}>
          <input aria-label="IBAN" />
        </Dialog>
      )}
    </>
  );
}

async function open(content = <Opener />) {
  render(content, { container: page });
  const opener = screen.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'La cuenta' }) };
}

it('takes the focus to its title and gives it back to its opener', async () => {
  const { opener } = await open();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'La cuenta' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('makes the page behind inert, as long as it is open', async () => {
  const { dialog } = await open();
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(page.hasAttribute('inert')).toBe(true);
  expect(dialog.closest('[inert]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(page.hasAttribute('inert')).toBe(false);
});

it('leaves only the upper one of two dialogs in reach', async () => {
  const { dialog } = await open();
  const second = document.body.appendChild(document.createElement('div'));
  render(
    <Dialog title="Su sesión ha caducado">
      <p>Entre de nuevo.</p>
    </Dialog>,
    { container: second },
  );
  expect(dialog.closest('[inert]')).not.toBeNull();
  const upper = screen.getByRole('dialog', { name: 'Su sesión ha caducado' });
  expect(upper.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
  second.remove();
});

it('does not close while it is busy', async () => {
  await open(<Opener busy />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

function TwoSteps({ step }: { step: number }) {
  return (
    <Dialog title="La cuenta">
      <button key={step} type="button">
        {step === 1 ? 'Otra tarjeta' : 'Pagar'}
      </button>
    </Dialog>
  );
}

it('takes the focus back to its title when what had it is replaced', async () => {
  const { rerender } = render(<TwoSteps step={1} />, { container: page });
  (await screen.findByRole('button', { name: 'Otra tarjeta' })).focus();
  rerender(<TwoSteps step={2} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'La cuenta' }));
});
