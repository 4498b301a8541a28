import type { PartDefinition } from '#parts/part-definition.ts';

export const contractTariffOptionsDefinition: PartDefinition = { subject: 'contract' };
