import type { PartDefinition } from '#parts/part-definition.ts';

export const profileNotificationDefinition: PartDefinition = {
  subject: 'customer',
  repeatable: true,
};
