import type { PartDefinition } from '#parts/part-definition.ts';

export const profileNotificationDefinition: PartDefinition = {
  what: 'Electronic notification of each contract.',
  subject: 'customer',
  repeatable: true,
};
