import type { PartDefinition } from '#parts/part-definition.ts';

export const profilePersonDefinition: PartDefinition = {
  subject: 'customer',
  dialogs: ['profile-contact', 'profile-email', 'profile-email-cancel'],
};
