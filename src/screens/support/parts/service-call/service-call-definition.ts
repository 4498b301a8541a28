import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceCallDefinition: PartDefinition = { repeatable: true };
