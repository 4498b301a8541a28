import type { PartDefinition } from '#parts/part-definition.ts';
import { contractActions } from './contract-action-names.ts';

export const contractsListDefinition: PartDefinition = {
  what: 'The contracts of a kind of supply.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'contracts',
  columns: ['home', 'state', 'payment', 'actions'],
  actions: contractActions,
  pagedBy: 'listContracts',
};
