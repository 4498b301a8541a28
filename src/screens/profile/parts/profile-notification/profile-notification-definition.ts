import type { PartDefinition } from '#parts/part-definition.ts';

export const profileNotificationDefinition: PartDefinition = {
  what: 'Electronic notification of each contract.',
  states: ['shown', 'loading', 'failed', 'nothing'],
  subject: 'customer',
  repeatable: true,
};
