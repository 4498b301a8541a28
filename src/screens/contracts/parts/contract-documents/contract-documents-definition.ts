import type { PartDefinition } from '#parts/part-definition.ts';

export const contractDocumentsDefinition: PartDefinition = { subject: 'contract' };
