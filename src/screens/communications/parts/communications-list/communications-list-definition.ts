import type { PartDefinition } from '#parts/part-definition.ts';

export const communicationsListDefinition: PartDefinition = {
  subject: 'communications',
  columns: ['what', 'kind', 'channel', 'date', 'document'],
};
