import type { PartDefinition } from '#parts/part-definition.ts';

export const contractActionsDefinition: PartDefinition = { subject: 'contract' };
