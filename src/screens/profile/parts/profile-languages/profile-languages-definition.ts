import type { PartDefinition } from '#parts/part-definition.ts';

export const profileLanguagesDefinition: PartDefinition = { subject: 'customer', repeatable: true };
