import type { PartDefinition } from '#parts/part-definition.ts';

export const contractContactDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['notification-address', 'invoice-delivery', 'electronic-notification'],
};
