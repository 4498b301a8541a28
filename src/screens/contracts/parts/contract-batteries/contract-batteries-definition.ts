import type { PartDefinition } from '#parts/part-definition.ts';

export const contractBatteriesDefinition: PartDefinition = { subject: 'contract' };
