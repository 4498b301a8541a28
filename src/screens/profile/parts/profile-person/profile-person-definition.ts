import type { PartDefinition } from '#parts/part-definition.ts';

export const profilePersonDefinition: PartDefinition = {
  what: 'Who the customer is and how they are reached, with the changes.',
  states: ['shown', 'loading', 'failed', 'read-only'],
  subject: 'customer',
  dialogs: ['profile-contact', 'profile-email', 'profile-email-cancel'],
};
