import type { SubjectKind } from './part-definition.ts';

/** The layout of a page that has a document in `schemas/screens/`. */
export interface PageDefinition {
  /** What the page is about: parts may show it. */
  subject?: SubjectKind;
  /** Areas of its layout, from its top. */
  areas: readonly string[];
  /** Dialogs that its parts have on other pages only. */
  lacks?: readonly string[];
}

const contract: PageDefinition = {
  subject: 'contract',
  areas: ['top', 'left', 'right', 'bottom'],
};

/** Pages with a document, by route. */
export const pageDefinitions: Readonly<Record<string, PageDefinition>> = {
  contract,
  contracts: { subject: 'contracts', areas: ['main', 'bottom'] },
  'gas-contract': { ...contract, lacks: ['power-change', 'sips-opt-out'] },
};
