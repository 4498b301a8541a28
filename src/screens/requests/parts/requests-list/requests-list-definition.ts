import type { PartDefinition } from '#parts/part-definition.ts';
import { requestFilters } from './request-filters.ts';

export const requestsListDefinition: PartDefinition = {
  what: 'Cases and claims, those first that wait for an answer.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'requests',
  columns: ['title', 'state', 'number'],
  pagedBy: 'listRequests',
  filters: requestFilters,
};
