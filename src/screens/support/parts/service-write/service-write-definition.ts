import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceWriteDefinition: PartDefinition = { repeatable: true };
