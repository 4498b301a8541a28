import type { PartDefinition } from '#parts/part-definition.ts';

export const contractServicesDefinition: PartDefinition = {
  subject: 'contract',
  repeatable: true,
};
