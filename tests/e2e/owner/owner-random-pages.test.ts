import { readFileSync } from 'node:fs';
import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import { pageDefinitions } from '#parts/page-definitions.ts';
import { activeContract, contractPath } from '#tests/e2e/support/household.ts';
import { test } from '#tests/e2e/support/own-configuration.ts';
import { expect } from '#tests/e2e/support/portal-test.ts';
import { expectReflow } from '#tests/e2e/support/reflow.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';

/** Pages with their addresses for a customer, without those that need a thing of their own. */
const addresses = {
  home: '/',
  contracts: '/contratos/electricity',
  contract: '',
  invoices: '/facturas',
  profile: '/perfil',
  requests: '/solicitudes',
  'customer-service': '/atencion-al-cliente',
} as const;

type Page = keyof typeof addresses;

interface Column {
  names?: boolean;
}

/** Columns in any number and order; the one that names a row stays. */
const anyColumns = (columns: readonly Column[]): fc.Arbitrary<readonly Column[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(columns.filter(({ names }) => !names)),
      fc.nat({ max: columns.length }),
    )
    .map(([others, at]) => others.toSpliced(at, 0, ...columns.filter(({ names }) => names)));

/** A part with any columns, if it is a list. */
function anyEntry(entry: PartEntry): fc.Arbitrary<PartEntry> {
  const { columns, ...options } = entry.options ?? {};
  if (!Array.isArray(columns)) return fc.constant(entry);
  return anyColumns(columns as Column[]).map((chosen) => ({
    ...entry,
    options: { ...options, columns: chosen },
  }));
}

/** A document of a page as valid as the delivered one: its parts in any number, order and area. */
function anyDocument(page: Page, { areas }: ScreenDocument): fc.Arbitrary<ScreenDocument> {
  const { areas: names, main } = pageDefinitions[page] ?? { areas: [] };
  const entries = Object.values(areas).flat();
  const free = entries.filter(({ part }) => part !== main);
  const needed = entries.filter(({ part }) => part === main);
  // An action of the contract needs the part with its dialog.
  const least = page === 'contract' ? free.length : 0;
  return fc
    .tuple(
      fc.shuffledSubarray(free, { minLength: least }),
      fc.infiniteStream(fc.nat({ max: names.length - 1 })),
      fc.tuple(...needed.map(anyEntry)),
    )
    .map(([chosen, places, mains]) => {
      const own = Object.fromEntries(names.map((name) => [name, [] as PartEntry[]]));
      for (const entry of chosen) own[names[places.next().value ?? 0] ?? '']?.push(entry);
      for (const entry of mains) own.main?.unshift(entry);
      return { areas: own };
    });
}

const rounds = exhaustive ? 12 : 1;

test('whatever the check lets through is a page, on a phone too', async ({
  own,
  signedIn: page,
  customer,
}) => {
  test.setTimeout(120_000 * rounds);
  for (let round = 0; round < rounds; round++) {
    const folder = 'schemas/partners/random';
    for (const name of Object.keys(addresses) as Page[])
      own.edit<object>(`${folder}/screens/${name}.json`, (document) => {
        const delivered = readFileSync(`schemas/screens/${name}.json`, 'utf8');
        const documents = anyDocument(name, JSON.parse(delivered));
        const [any] = fc.sample(documents, { numRuns: 1, seed: round * 97 + 3 });
        Object.assign(document, any);
      });
    await own.publish('random');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, path] of Object.entries(addresses)) {
      await page.goto(path || `${contractPath(activeContract(customer))}?dialog=none`);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      const waiting = page.locator('[aria-busy=true], .skeleton');
      await expect(async () => {
        // What is far below loads when it comes near what is seen.
        const count = await waiting.evaluateAll((all) => {
          all.find((one) => one.checkVisibility())?.scrollIntoView({ block: 'center' });
          return all.length;
        });
        expect(count, name).toBe(0);
      }).toPass();
      await expect(page.getByRole('main').getByRole('alert'), name).toHaveCount(0);
      await expectReflow(page, 'least room');
    }
    own.reset();
  }
});
