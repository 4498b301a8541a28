import type { PartDefinition } from '#parts/part-definition.ts';

export const contractContactDefinition: PartDefinition = { subject: 'contract' };
