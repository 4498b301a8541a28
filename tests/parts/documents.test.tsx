import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import type { Configuration } from '#config/configuration-types.ts';
import type { PartEntry, ScreenDocument } from '#config/pages/screen-document.ts';
import { pageDefinitions } from '#parts/page-definitions.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { openPortal } from '#tests/support/pages/portal-page.tsx';
import { answered, openedCase } from '#tests/support/pages/requests-page.tsx';
import {
  bare,
  listsOf,
  partsOf,
  sparePart,
  turned,
} from '#tests/support/parts/document-variants.ts';
import { nameOf } from '#tests/support/parts/document-words.ts';
import {
  furtherVisits,
  type Household,
  type Visit,
  visits,
} from '#tests/support/parts/page-visits.ts';
import { shownEntries, shownParts } from '#tests/support/parts/shown-document.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { keepFinished } from '#wizard/resume/wizard-finished.ts';

configure({ asyncUtilTimeout: 20_000 });

let published: Configuration;
let retailer: TestRetailer;
let household: Household;
/** Token of a customer with joint invoices. */
let company: string;
beforeAll(async () => {
  [published, retailer] = await Promise.all([publishedConfiguration(), startRetailer()]);
  const user = { user: 'B00000000', password: 'Portal-demo-1' };
  const answer = await retailer.call('POST', '/api/v1/get_token', user);
  company = (answer as { data: { result: { token: string } } }).data.result.token;
  const customer = await retailer.signInFresh({ flags: { 'coupons.coupon': true } });
  const request = await openedCase(retailer, customer);
  await answered(retailer, request, { state: 'being_processed' });
  const notice = await announced(customer, 'electricity', 'price_change');
  await announced(customer, 'gas', 'renewal');
  const solar = await retailer.signInFresh({ household: 'solar' });
  household = { customer, request, notice, solar };
});

/** Announces something about a customer’s first contract of a kind; gives its identifier. */
async function announced({ contracts }: FreshCustomer, wanted: string, kind: string) {
  const name = contracts.find(({ type }) => type === wanted)?.name;
  const answer = await retailer.call('POST', `/sandbox/contracts/${name}/notices`, { kind });
  return (answer as { id: number }).id;
}
afterAll(() => retailer.close());

let running = new AbortController();
const close = () => {
  running.abort();
  running = new AbortController();
  cleanup();
  dropStoredToken();
};
afterEach(close);

/**
 * Lists that other facts show: `tests/wizard/wizard-end-document.test.tsx`; that of two parts of a kind on one page:
 * `tests/app/frame/frame-portal.test.tsx`.
 */
const elsewhere = [
  ...['stepsOfSupplied', 'stepsOfReply', 'signing'].map((list) => `wizard-next.${list}`),
  'cards.cards',
];

const documentOf = (page: string): ScreenDocument =>
  published.manifest.screens?.[page] ?? { areas: {} };

/** Opens a page with another document, with all kinds of supply, the overview and the page of payments switched on. */
async function open({ page, address, by, arrive }: Visit, document: ScreenDocument) {
  const { manifest } = published;
  const { features, home, payment } = manifest.settings;
  const settings: typeof manifest.settings = {
    ...{ ...manifest.settings, homepage: 'home', home: { ...home, type: 'overview' } },
    features: { ...features, displayTypes: ['electricity', 'gas', 'multipoint'] },
    payment: { ...payment, url: 'https://pay.example/start', hosts: ['pay.example'] },
  };
  const screens = { ...manifest.screens, [page]: document };
  const { customer, solar } = household;
  if (by !== 'visitor')
    storeToken(by === 'company' ? company : (by === 'solar' ? solar : customer).token);
  keepFinished(page, {
    ...{ owner: '', form: 'contracting-confirmation', wording: null, render: null },
    parts: [{ name: 'gas', reference: 'REF1', render: null }],
  });
  const changed = { ...published, manifest: { ...manifest, settings, screens } };
  await openPortal(changed, address(household), { signal: running.signal });
  await screen.findByRole('heading', { level: 1 });
  await arrive?.();
}

/** Parts that a visit shows of a document, and each list in their options with the entries that it shows. */
function expected({ page, silent = [], silentEntries = [] }: Visit, document: ScreenDocument) {
  const parts = partsOf(page, document).filter(({ part }) => !silent.includes(part));
  const lists = parts.flatMap((entry) =>
    listsOf(entry).flatMap(([option, list]) => {
      const shown = list.map(nameOf).filter((name) => !silentEntries.includes(name));
      return elsewhere.includes(`${entry.part}.${option}`)
        ? []
        : [{ part: entry.part, option, shown }];
    }),
  );
  return { parts: parts.map(({ part }) => part), lists };
}

// Pages that only the configuration knows share a layout: `tests/parts/own-page.test.tsx`.
it('each page of the code with a document is visited', () => {
  const visited = new Set([...visits, ...furtherVisits].map(({ page }) => page));
  const documents = Object.keys(published.manifest.screens ?? {});
  const ofCode = documents.filter((page) => Object.hasOwn(pageDefinitions, page));
  expect([...visited].toSorted()).toEqual(ofCode.toSorted());
});

it.each(exhaustive ? [...visits, ...furtherVisits] : visits)(
  'the page $page has the parts, columns and actions of its document, in their order',
  async (visit) => {
    const { page, silent = [] } = visit;
    const delivered = documentOf(page);
    const left = sparePart(page, delivered, (part) => !silent.includes(part));
    for (const document of [turned(delivered, left), bare(page, delivered, left)]) {
      const { parts, lists } = expected(visit, document);
      await open(visit, document);
      const main = () => screen.getByRole('main');
      const deliveredPart = (name: string) =>
        partsOf(page, delivered).find(({ part }) => part === name) as PartEntry;
      await waitFor(() => {
        expect(shownParts(page, delivered, main())).toEqual(parts);
        for (const { part, option, shown } of lists) {
          const entries = shownEntries(deliveredPart(part), option, main());
          expect({ part, option, shown: entries }).toEqual({ part, option, shown });
        }
      });
      close();
    }
  },
);
