import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PageTree } from '#studio/client/tree/page-tree.tsx';
import { treeRows } from '#studio/client/tree/tree-rows.ts';
import type { ThingOnPage } from '#workbench/edit/studio-messages.ts';
import { renderIn, studioInTest } from './studio-in-test.tsx';

const page: ThingOnPage = {
  thing: { kind: 'page', page: 'contract' },
  words: 'Contrato',
  depth: 0,
};
const part: ThingOnPage = {
  thing: { kind: 'part', page: 'contract', part: 'bank' },
  words: 'Cuenta',
  depth: 1,
};
const text: ThingOnPage = {
  thing: { kind: 'text', key: 'contracts.bank.title' },
  words: 'Cuenta de cargo',
  depth: 2,
};

test('arrow keys move through the tree, and Enter chooses with what the thing stands in', async () => {
  // A list without a layout shows as many rows as its box is high.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const { studio } = studioInTest();
  studio.portal.store.write({
    isReady: true,
    scene: null,
    facts: null,
    walk: null,
    things: [page, part, text],
  });
  renderIn(studio, <PageTree />);
  const user = userEvent.setup();
  const tree = screen.getByRole('tree');
  tree.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(studio.chosen.read()).toEqual({
    kind: 'thing',
    thing: text.thing,
    around: [part.thing, page.thing],
  });
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Cuenta de cargo' })).toBeNull();
  expect(screen.getByRole('treeitem', { name: 'Cuenta' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

test('a filter finds words and shows what they stand in', () => {
  const other: ThingOnPage = { thing: { kind: 'form', form: 'login' }, words: 'Entrar', depth: 1 };
  const rows = treeRows([page, part, text, other], new Set(), 'CARGÓ', ({ words }) => words);
  expect(rows.map(({ words }) => words)).toEqual(['Contrato', 'Cuenta', 'Cuenta de cargo']);
});
