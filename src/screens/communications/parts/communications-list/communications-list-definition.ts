import type { PartDefinition } from '#parts/part-definition.ts';

export const communicationsListDefinition: PartDefinition = {
  what: 'What was sent about a contract, the latest first.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'communications',
  columns: ['what', 'kind', 'channel', 'date', 'document'],
};
