import type { PartDefinition } from '#parts/part-definition.ts';

export const contractBankDefinition: PartDefinition = {
  what: 'The account that pays, and its change.',
  states: ['shown', 'nothing', 'read-only'],
  subject: 'contract',
  dialogs: ['iban-change'],
};
