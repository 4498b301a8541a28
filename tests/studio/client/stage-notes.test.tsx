import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TryPart } from '#studio/client/panel/try/try-part.tsx';
import { TryWizard } from '#studio/client/panel/try/try-wizard.tsx';
import { StageNotes } from '#studio/client/stage/stage-notes.tsx';
import type { Scene, Thing } from '#workbench/edit/studio-messages.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const wizard = 'contracting-electricity';
const step = { kind: 'step', name: wizard, step: 'person' } as const;

function shown(address: string) {
  const { studio } = studioInTest();
  const send = vi.spyOn(studio.portal, 'send');
  const scene = { address, places: [{ place: step, words: 'Paso' }] } as unknown as Scene;
  const show = (next: string) =>
    act(() =>
      studio.portal.store.write({
        ...studio.portal.store.read(),
        scene: { ...scene, address: next },
      }),
    );
  studio.portal.store.write({ ...studio.portal.store.read(), isReady: true, scene });
  return { studio, send, show };
}

it('the wizard around a thing is walked through; the way says where it is, is stopped, and how it ended', async () => {
  const user = userEvent.setup({ delay: null });
  const { studio, send } = shown('/contratar');
  const field: Thing = { kind: 'field', form: 'contracting-person', path: ['name'] };
  const around: Thing = { kind: 'step', wizard, step: 'person' };
  renderIn(
    studio,
    <>
      <StageNotes />
      <TryWizard things={[field, around]} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Recorrer el asistente' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'walk', wizard });
  const walk = { wizard, step: 'person', words: 'Quién contrata', at: 3, of: 6 } as const;
  const say = (state: 'walking' | 'refused') =>
    act(() =>
      studio.portal.store.write({ ...studio.portal.store.read(), walk: { ...walk, state } }),
    );
  say('walking');
  expect(screen.getByRole('status').textContent).toContain('paso 3 de 6, Quién contrata');
  await user.click(screen.getByRole('button', { name: 'Parar' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'walk', wizard: null });
  expect(screen.queryByRole('status')).toBeNull();
  say('refused');
  expect(screen.getByRole('status').textContent).toContain('Se ha parado en Quién contrata');
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('a wizard that opens over a contract is not walked through', () => {
  const { studio } = shown('/');
  renderIn(
    studio,
    <TryWizard things={[{ kind: 'step', wizard: 'battery-move', step: 'battery' }]} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('a part is shown in its states by its kind, and the page before comes back', async () => {
  const user = userEvent.setup({ delay: null });
  const { studio, send, show } = shown('/inicio');
  const thing: Thing = { kind: 'part', page: 'home', part: 'above' };
  const section = {
    name: 'part',
    file: '',
    path: [],
    schema: {},
    value: { id: 'above', part: 'text' },
  };
  renderIn(
    studio,
    <>
      <StageNotes />
      <TryPart panel={{ thing, around: [], lists: [], sections: [{ ...section, name: 'part' }] }} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Ver todos sus estados' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'go', place: { kind: 'part', name: 'text' } });
  show('/_gallery/parts/text');
  await user.click(screen.getByRole('button', { name: 'Volver a la página' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'show', scene: { address: '/inicio' } });
});
