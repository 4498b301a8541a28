import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceSignInDefinition: PartDefinition = { repeatable: true };
