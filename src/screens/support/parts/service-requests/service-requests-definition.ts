import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceRequestsDefinition: PartDefinition = { repeatable: true };
