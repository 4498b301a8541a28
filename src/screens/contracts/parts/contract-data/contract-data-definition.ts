import type { PartDefinition } from '#parts/part-definition.ts';

export const contractDataDefinition: PartDefinition = {
  subject: 'contract',
  repeatable: true,
};
