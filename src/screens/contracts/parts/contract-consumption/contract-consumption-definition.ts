import type { PartDefinition } from '#parts/part-definition.ts';

export const contractConsumptionDefinition: PartDefinition = { subject: 'contract' };
