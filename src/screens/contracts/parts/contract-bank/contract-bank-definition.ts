import type { PartDefinition } from '#parts/part-definition.ts';

export const contractBankDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['iban-change'],
};
