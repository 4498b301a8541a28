import { filtersOfContracts } from '#queries/invoices/invoice-conditions.ts';
import type { SubjectKind } from './part-definition.ts';

/** The layout of a page that has a document in `schemas/screens/`. */
export interface PageDefinition {
  /** What the page is about: parts may show it. */
  subject?: SubjectKind;
  /** What an area is about, where it differs from the page. */
  subjects?: Readonly<Record<string, SubjectKind>>;
  /** Areas of its layout, from its top. */
  areas: readonly string[];
  /** The part that it is for, which stands in its area `main`, or the first where there is no such area. */
  main?: string;
  /** Dialogs that its parts have on other pages only. */
  lacks?: readonly string[];
  /** Fields by which its list is filtered on other pages only. */
  unfiltered?: readonly string[];
}

const contract: PageDefinition = {
  subject: 'contract',
  areas: ['top', 'left', 'right', 'bottom'],
};

const invoices: PageDefinition = {
  subject: 'invoices',
  areas: ['answer', 'main', 'bottom'],
  main: 'invoices-list',
};

const invoicesOfContract: PageDefinition = { ...invoices, unfiltered: filtersOfContracts };

const comparison: PageDefinition = {
  subject: 'comparison',
  areas: ['result', 'bottom'],
  main: 'comparison-answer',
};

const wizardEnd: PageDefinition = {
  subject: 'finished wizard',
  areas: ['end', 'summary'],
  subjects: { summary: 'order' },
  main: 'wizard-confirmed',
};

/** The area with the part that a page is for. */
export const mainAreaOf = ({ areas }: PageDefinition): string =>
  areas.find((area) => area === 'main') ?? areas[0] ?? '';

/** The layout of a page that only the configuration knows: one column, two, and one again. */
const ownPage: PageDefinition = { areas: ['main', 'left', 'right', 'bottom'] };

/**
 * Pages of the code that have a document, by route; `errors` are the pages in place of one that does not exist, `home-visitors`
 * is the page of the route `home` for who is not signed in.
 */
export const pageDefinitions: Readonly<Record<string, PageDefinition>> = {
  home: { subject: 'customer', areas: ['main'] },
  'home-visitors': { areas: ['doors', 'main'] },
  contract,
  contracts: { subject: 'contracts', areas: ['answer', 'main', 'bottom'], main: 'contracts-list' },
  invoices,
  'contract-invoices': invoicesOfContract,
  'gas-contract-invoices': invoicesOfContract,
  'multipoint-invoices': {
    subject: 'joint invoices',
    areas: ['answer', 'main', 'bottom'],
    main: 'joint-invoices-list',
  },
  profile: { subject: 'customer', areas: ['left', 'right'] },
  'customer-service': { areas: ['top', 'doors', 'bottom'] },
  contact: { areas: ['bottom'] },
  'request-create': { areas: ['bottom'] },
  claims: { areas: ['bottom'] },
  requests: { subject: 'requests', areas: ['answer', 'main', 'bottom'], main: 'requests-list' },
  'contract-communications': {
    subject: 'communications',
    areas: ['answer', 'main', 'bottom'],
    main: 'communications-list',
  },
  'contract-notice': {
    subject: 'notice',
    areas: ['main'],
    main: 'contract-notice',
  },
  request: { subject: 'request', areas: ['main'], main: 'request-thread' },
  comparator: comparison,
  'gas-comparator': comparison,
  'contracting-electricity': wizardEnd,
  'contracting-gas': wizardEnd,
  'contracting-dual': wizardEnd,
  errors: { areas: ['useful'] },
  'gas-contract': { ...contract, lacks: ['power-change', 'sips-opt-out'] },
};

/** The layout of a page: one of the code's, or that of all pages that only the configuration knows. */
export const pageDefinition = (page: string): PageDefinition =>
  (Object.hasOwn(pageDefinitions, page) && pageDefinitions[page]) || ownPage;

/** What an area of a page is about. */
export const subjectOfArea = ({ subject, subjects }: PageDefinition, area: string) =>
  subjects?.[area] ?? subject;
