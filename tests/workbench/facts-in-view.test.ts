import { expect, it, vi } from 'vitest';
import { shownForms } from '#forms/engine/shown-form.ts';
import { smallStore } from '#ui/small-store.ts';
import { followFacts } from '#workbench/edit/facts-in-view.ts';
import type { FactsInView } from '#workbench/edit/studio-messages.ts';
import { portalState } from '#workbench/preview/portal-state.ts';

it('the Studio hears what conditions know of the page, and each answer of a form on it', async () => {
  const said: FactsInView[] = [];
  portalState.write({
    ...{ settings: { languages: { default: 'es-ES' } }, flags: { 'crm.case': true } },
    session: { signedIn: true },
  } as never);
  const leave = followFacts((facts) => said.push(facts));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({
    facts: { flags: { 'crm.case': true }, session: { signedIn: true, readOnly: false } },
    forms: [],
  });
  const answers = smallStore<object>({ start: 'now' });
  const subject = { contract: { type: 'gas' } };
  shownForms.write([{ name: 'contact', answers, facts: { subject } } as never]);
  await vi.waitFor(() =>
    expect(said.at(-1)?.forms).toEqual([{ form: 'contact', answers: { start: 'now' }, subject }]),
  );
  answers.write({ start: 'date' });
  await vi.waitFor(() => expect(said.at(-1)?.forms[0]?.answers).toEqual({ start: 'date' }));
  leave();
});
