import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTexts } from '#i18n/i18n.ts';
import common from '#locales/es-ES/common.json' with { type: 'json' };
import problems from '#locales/es-ES/problems.json' with { type: 'json' };
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { WholeFailure } from '#ui/feedback/whole-failure.ts';

let thrown: unknown = null;
function Part() {
  if (thrown) throw thrown;
  return <p>the part</p>;
}

beforeEach(() => {
  startTexts('es-ES', { common, problems });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  thrown = null;
  vi.restoreAllMocks();
});

it('keeps the failure of a part in its place, and renders it again at a press', async () => {
  thrown = new TypeError('x is undefined');
  render(
    <main>
      <p>the rest</p>
      <PartBoundary name="cards">
        <Part />
      </PartBoundary>
    </main>,
  );
  expect(screen.getByText('the rest')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Algo ha fallado por nuestra parte');
  expect(document.body.textContent).not.toContain('undefined');
  thrown = null;
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(screen.getByText('the part')).toBeTruthy();
});

it('has something else in its place, until the page changes', () => {
  thrown = new TypeError('x is undefined');
  const at = (place: string) => (
    <PartBoundary name="header" place={place} instead={<p>bare</p>}>
      <Part />
    </PartBoundary>
  );
  const { rerender } = render(at('/facturas'));
  expect(screen.getByText('bare')).toBeTruthy();
  thrown = null;
  rerender(at('/perfil'));
  expect(screen.getByText('the part')).toBeTruthy();
});

it('leaves to the error page what replaces the whole screen', () => {
  thrown = new WholeFailure({ kind: 'not-found' }, 'No hemos podido cargar el contrato');
  render(
    <ErrorBoundary resetKey="" onFailure={() => {}} fallback={() => <p>the error page</p>}>
      <PartBoundary name="cards">
        <Part />
      </PartBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByText('the error page')).toBeTruthy();
});
