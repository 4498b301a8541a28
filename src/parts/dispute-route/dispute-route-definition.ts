import type { PartDefinition } from '#parts/part-definition.ts';

export const disputeRouteDefinition: PartDefinition = {
  what: 'The bodies that settle disputes out of court, with their pages; nothing where the settings name none.',
  states: ['shown'],
};
