import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fragmentOf } from '#domain/comparison/comparison-link.ts';
import document_ from '#schemas/screens/comparator.json' with { type: 'json' };
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { comparatorPaths, daysAgo, showComparator } from '#tests/support/pages/comparator-page.tsx';
import { comparisonPage } from '#tests/support/pages/comparison-page.tsx';

const { show } = comparisonPage();
afterEach(cleanup);

const { areas } = document_;
const { result } = areas;

/** Names of the parts; the first one is the answer itself. */
const names: Record<string, RegExp> = {
  'comparison-answer': /^Pagaría/,
  'comparison-lines': /^De qué se compone$/,
  'comparison-assumptions': /^Con qué hemos calculado$/,
  'comparison-others': /^La misma factura con otras tarifas$/,
};

/** Places of the parts in the order of their names on the page; `undefined` for one that is not there. */
async function expectParts(parts: readonly { part: string }[]) {
  await screen.findByRole('heading', { name: names['comparison-others'] });
  const found = screen.getAllByRole('heading').map((one) => one.textContent ?? '');
  const shown = Object.keys(names).flatMap((part) => {
    const at = found.findIndex((text) => names[part]?.test(text));
    return at === -1 ? [] : [{ part, at }];
  });
  const ordered = shown.toSorted((a, b) => a.at - b.at).map(({ part }) => part);
  expect(ordered).toEqual(parts.map(({ part }) => part));
}

it('has the parts that its document names, in their order', async () => {
  await show();
  await expectParts(result);
});

it('has them in another order', async () => {
  const moved = result.toReversed();
  await show({ areas: { ...areas, result: moved } });
  await expectParts(moved);
});

it('has not those that were taken out', async () => {
  const fewer = result.filter(({ part }) => !/lines|assumptions/.test(part));
  await show({ areas: { ...areas, result: fewer } });
  await expectParts(fewer);
  expect(screen.queryByRole('table')).toBeNull();
});

it('has the actions, facts and blocks that the options name, in their order', async () => {
  const options: Record<string, object> = {
    'comparison-answer': { bars: false, actions: ['share', 'print', 'contract'] },
    'comparison-lines': { blocks: ['how', 'lines'] },
    'comparison-assumptions': { facts: ['paid', 'retailer'] },
    'comparison-others': { shown: 1 },
  };
  const changed = result.map(({ part }) => ({ part, options: options[part] }));
  await show({ areas: { ...areas, result: changed as never } });
  await expectParts(result);
  const taken = screen
    .getAllByText(/^(Compartir|Imprimir|Contratar|Descargar la hoja)$/)
    .map(({ textContent }) => textContent);
  expect(taken.slice(0, 3)).toEqual(['Compartir', 'Imprimir', 'Contratar']);
  expect(screen.queryByRole('button', { name: 'Descargar la hoja' })).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
  const how = screen.getByText(/^Los dos totales llevan impuestos/);
  const table = screen.getByRole('table', { name: /Cada línea/ });
  expect(how.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const facts = within(screen.getByRole('region', { name: names['comparison-assumptions'] }));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Lo que pagó',
    'Su comercializadora',
  ]);
  const others = within(screen.getByRole('region', { name: names['comparison-others'] }));
  expect(others.getAllByRole('listitem')).toHaveLength(1);
  expect(others.getByRole('button', { name: /^Ver las \d+ tarifas$/ })).toBeTruthy();
});

it.each([
  ['has the form to be called below the result', areas, 1],
  ['has no form to be called where its document has none', { result }, 0],
])('%s', async (_, changed, forms) => {
  const bill = {
    energy: 'gas',
    ...{ cups: someCups(), comerOrigin: 202, access_tariff: 12, consumption: 840 },
    ...{ startDate: daysAgo(39), endDate: daysAgo(10), invoiceAmount: 79 },
  } as const;
  const link = fragmentOf(bill, { withCups: true });
  await showComparator(comparatorPaths.gas + link, { areas: changed as typeof areas });
  await screen.findByRole('heading', { level: 2, name: /^Pagaría/ });
  await screen.findByRole('region', { name: names['comparison-others'] });
  expect(screen.queryAllByRole('region', { name: 'Le llamamos nosotros' })).toHaveLength(forms);
});
