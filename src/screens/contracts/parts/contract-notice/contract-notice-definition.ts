import type { PartDefinition } from '#parts/part-definition.ts';

export const contractNoticeDefinition: PartDefinition = {
  what: 'A change of price or a renewal: its effect on the own bill, prices and terms before and after, and the decision.',
  states: ['shown', 'read-only'],
  subject: 'notice',
  dialogs: ['contract-notice-decision'],
};
