import type { PartDefinition } from '#parts/part-definition.ts';

export const contractContactDefinition: PartDefinition = {
  what: 'How the retailer reaches the customer about the contract, each way with its change.',
  states: ['shown', 'read-only'],
  subject: 'contract',
  dialogs: ['notification-address', 'invoice-delivery', 'electronic-notification'],
};
