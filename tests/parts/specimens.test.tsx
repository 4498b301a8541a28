import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#app/access/session-start.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { startTexts, textAt } from '#i18n/i18n.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { PartInState } from '#workbench/gallery/parts/part-in-state.tsx';
import {
  loadPartSpecimen,
  partSpecimens,
  statesOf,
} from '#workbench/gallery/parts/part-specimens.ts';
import { type PartView, partView } from '#workbench/gallery/parts/part-views.ts';

// The code of each part is loaded as it is shown.
configure({ asyncUtilTimeout: 20_000 });

let configuration: Configuration;
const running = new AbortController();
const session = startSession(new QueryClient(), { reason: 'none', signal: running.signal });
beforeAll(async () => {
  configuration = await publishedConfiguration();
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
  return () => running.abort();
});
afterEach(cleanup);

const specimens = await Promise.all(
  partSpecimens.map(async (name) => ({ name, specimen: await loadPartSpecimen(name) })),
);

const written = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text says whatever its values are; of no text, the value itself. */
function saying(key: string): RegExp {
  const text = textAt('es-ES', key) ?? textAt('es-ES', `${key}_other`);
  const parts = typeof text === 'string' ? text.split(/\{\{[^}]*\}\}/) : [key];
  return new RegExp(parts.map(written).join('.*'), 's');
}

const onPage = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** Waits for the texts and values. */
async function expectSays(says: readonly string[]): Promise<void> {
  for (const one of says) await waitFor(() => expect(onPage()).toMatch(saying(one)));
}

/** Waits until a part has read what it needs. */
const settled = ({ client }: PartView, hasReads: boolean) =>
  waitFor(() => {
    const reads = client.getQueryCache().getAll();
    expect(client.isFetching()).toBe(0);
    expect(reads.some(({ state }) => state.status !== 'pending')).toBe(hasReads);
  });

describe.each(specimens)('$name', ({ name, specimen }) => {
  it.each(statesOf(specimen))('%s', async (state) => {
    const view = await partView(name, specimen, state);
    const { settings } = configuration.manifest;
    render(<PartInState {...{ view, session }} portal={{ configuration, settings, flags: {} }} />);
    const { answers = {}, unknown = [], says } = specimen.states[state] ?? {};
    if (state === 'loading') {
      await screen.findAllByText('Cargando…', { selector: '[role=status] > *' });
    } else if (state === 'failed') {
      await expectSays(says ?? []);
      const place = says ? document.body : await screen.findByRole('alert');
      within(place).getByRole('button', { name: 'Volver a intentarlo' });
    } else if (state === 'nothing' && !says) {
      const { getContract, ...ofPart } = answers;
      await settled(view, Object.keys(ofPart).length + unknown.length > 0);
      await waitFor(() => expect(onPage()).toBe(''));
    } else {
      await expectSays(says ?? specimen.states.shown?.says ?? []);
      expect(screen.queryByRole('alert')).toBeNull();
    }
  });
});
