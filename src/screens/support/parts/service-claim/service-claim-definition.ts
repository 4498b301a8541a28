import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceClaimDefinition: PartDefinition = { dialogs: ['claim'] };
