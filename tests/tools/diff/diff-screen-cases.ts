import { edited } from '#tests/tools/fixture.ts';
import type { DiffCase } from './diff-cases.ts';
import { filesToCompare } from './diff-fixture.ts';

interface Document {
  areas: Record<string, Record<string, unknown>[]>;
}

const contract = 'schemas/screens/contract.json';
const invoices = 'schemas/screens/invoices.json';
const ownPage = 'schemas/screens/plens.json';

const parts = {
  areas: {
    top: [{ part: 'contract-consumption' }, { part: 'contract-services' }],
    left: [{ part: 'contract-bank' }, { part: 'contract-data' }],
  },
};
const list = (columns: object[], more: object = {}) => ({
  areas: { main: [{ part: 'invoices-list', options: { columns, ...more } }] },
});
const columns = [{ id: 'date', names: true }, { id: 'home' }, { id: 'amount' }];

const before = () => ({
  ...filesToCompare(),
  [contract]: parts,
  [invoices]: list(columns, { sizes: [5, 10, 25], filter: 'invoices-filter' }),
});

const inPage = (edit: (document: Document) => void) => edited(before(), contract, edit as never);

/** Parts, columns and pages. */
export const screenDifferences: DiffCase[] = [
  [
    'parts that move, within their area and to another',
    inPage(({ areas }) => {
      areas.top?.reverse();
      areas.right = [...(areas.left?.splice(1) ?? [])];
    }),
    [
      'Everybody',
      '  page contract',
      '    contract-data moved from left to right, first',
      '    contract-services moved to the first place of top',
    ],
    before(),
  ],
  [
    'a part taken out whose form stores drafts, a new one, and one with another condition',
    inPage(({ areas }) => {
      areas.left = [
        { part: 'contract-data', requires: ['active'] },
        { part: 'contract-documents' },
      ];
    }),
    [
      'Everybody',
      '  page contract',
      '    contract-bank taken out   !! breaks drafts',
      '    contract-data: only when "active"',
      '    contract-documents: new in left, after contract-data',
    ],
    before(),
  ],
  [
    'columns, page sizes and filters of a list',
    {
      ...before(),
      [invoices]: list(
        [
          { id: 'date', names: true },
          { id: 'amount', cards: false },
        ],
        { sizes: [5, 12, 25], size: 12 },
      ),
    },
    [
      'Everybody',
      '  page invoices',
      '    invoices-list: columns: without "home", "amount" (cards: nothing → false)',
      '    invoices-list: page sizes: without 10, with 12',
      '    invoices-list: form of the filters: "invoices-filter" → nothing',
      '    invoices-list: rows on a page at first: nothing → 12',
    ],
    before(),
  ],
  [
    'a page of its own',
    {
      ...before(),
      [ownPage]: { page: { access: 'private' }, areas: { main: [{ part: 'text' }] } },
    },
    ['Everybody', '  page plens', '    new'],
    before(),
  ],
];
