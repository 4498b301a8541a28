import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { addTexts, startTexts } from '#i18n/i18n.ts';
import common from '#locales/es-ES/common.json';
import es from '#locales/es-ES/studio.json';
import type { StudioApi } from '#studio/client/api/api-client.ts';
import { createStudio, type Studio, StudioProvider } from '#studio/client/state/studio.ts';
import type { Change, Changed, Panel, StudioState } from '#studio/contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

export const thing: Thing = { kind: 'field', form: 'contact', path: ['name'] };

const state: StudioState = {
  who: { name: 'Ada', address: '', role: 'administrator' },
  ...{ isTeam: false, others: [] },
  ...{ portal: 'http://127.0.0.1:1', partner: null, partners: [] },
  languages: [{ code: 'es-ES', name: 'Español' }],
  ...{ version: '1', revision: 1, isChecking: false, diagnoses: [] },
  ...{ undo: null, redo: null, changedFiles: null },
};

/** A Studio without a server: `change` answers each change, all of them are in `changes`. */
export function studioInTest(
  change: (change: Change) => Promise<Changed> = async () => ({ revision: 1 }),
  panel?: Panel,
) {
  addTexts('es-ES', { studio: es, common });
  startTexts('es-ES', {});
  const changes: Change[] = [];
  const api = {
    change: vi.fn(async (one: Change) => {
      changes.push(one);
      return change(one);
    }),
    panel: async () => panel,
    whenSignedOut: () => {},
    undo: async () => ({ revision: 2 }),
    redo: async () => ({ revision: 2 }),
  } as unknown as StudioApi;
  const studio = createStudio(api);
  studio.server.write({ state, connection: 'open' });
  return { studio, changes, api };
}

/** Renders a part of the Studio's page. */
export const renderIn = (studio: Studio, part: ReactElement) =>
  render(
    <StudioProvider value={studio}>
      <QueryClientProvider client={studio.queries}>{part}</QueryClientProvider>
    </StudioProvider>,
  );
