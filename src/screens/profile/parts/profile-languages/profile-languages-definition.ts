import type { PartDefinition } from '#parts/part-definition.ts';

export const profileLanguagesDefinition: PartDefinition = {
  what: 'Language of the portal and of letters.',
  states: ['shown', 'loading'],
  subject: 'customer',
  repeatable: true,
};
