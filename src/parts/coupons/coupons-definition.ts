import type { PartDefinition } from '#parts/part-definition.ts';

export const couponsDefinition: PartDefinition = {};
