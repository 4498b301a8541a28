import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/button.tsx';
import { TouchTimeContext } from '#ui/overlays/hint.tsx';

configure({ asyncUtilTimeout: 8000 });

const REASON = 'Solo se puede hacer en contratos activos.';

afterEach(cleanup);

function show() {
  const pressed = vi.fn();
  const { rerender } = render(
    <Button disabledReason={REASON} onClick={pressed}>
      Cambiar
    </Button>,
  );
  return { button: screen.getByRole('button', { name: 'Cambiar' }), pressed, rerender };
}

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('a button that cannot be used says why to a screen reader, shown or not', () => {
  const { button } = show();
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(REASON);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('shows the reason on focus, and hides it with Escape', async () => {
  const { button, pressed } = show();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe(REASON);
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await gone();
});

it('shows the reason on hover, until the pointer leaves', async () => {
  const { button } = show();
  const pointer = userEvent.setup();
  await pointer.hover(button);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await pointer.unhover(button);
  await gone();
});

it('hides the reason some time after a touch, and another touch shows it again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <TouchTimeContext value={700}>
      <Button disabledReason={REASON}>Cambiar</Button>
    </TouchTimeContext>,
  );
  const button = screen.getByRole('button', { name: 'Cambiar' });
  const finger = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await finger.pointer([{ keys: '[TouchA]', target: button }]);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  act(() => vi.advanceTimersByTime(700));
  await gone();
  await finger.pointer([{ keys: '[TouchA]', target: button }]);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  vi.useRealTimers();
});

it('shows the reason on touch until the next touch elsewhere', async () => {
  const { button } = show();
  const finger = userEvent.setup();
  await finger.pointer([{ keys: '[TouchA]', target: button }]);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await finger.pointer([{ keys: '[TouchA]', target: document.body }]);
  await gone();
});

it('a button that gets a reason keeps the focus, and says it at once', async () => {
  const { button, rerender } = show();
  rerender(<Button>Cambiar</Button>);
  button.focus();
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(<Button disabledReason={REASON}>Cambiar</Button>);
  expect(document.activeElement).toBe(button);
  expect(await screen.findByRole('tooltip')).toBeTruthy();
});
