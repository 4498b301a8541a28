import type { PartDefinition } from '#parts/part-definition.ts';

export const profileLanguagesDefinition: PartDefinition = {
  what: 'Language of the portal, and of letters with its change where the retailer lets customers choose.',
  states: ['shown', 'loading', 'read-only'],
  subject: 'customer',
  dialogs: ['letter-language'],
};
