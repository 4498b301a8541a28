import type { PartDefinition } from '#parts/part-definition.ts';
import { communicationActions } from './communication-action.ts';

export const communicationsListDefinition: PartDefinition = {
  what: 'What was sent about a contract, the latest first.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'communications',
  columns: ['what', 'kind', 'channel', 'date', 'actions'],
  actions: communicationActions,
  pagedBy: 'listCommunications',
};
