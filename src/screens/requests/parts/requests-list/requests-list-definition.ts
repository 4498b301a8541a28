import type { PartDefinition } from '#parts/part-definition.ts';

export const requestsListDefinition: PartDefinition = {
  subject: 'requests',
  columns: ['title', 'state', 'number'],
};
