import { chosenSchema, requiredOptions } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { personFacts } from './person-fact.ts';

export const profilePersonDefinition: PartDefinition = {
  what: 'Who the customer is and how they are reached, with the changes.',
  states: ['shown', 'loading', 'failed', 'read-only'],
  subject: 'customer',
  options: requiredOptions({ facts: chosenSchema('Its facts, in order.', personFacts) }),
  dialogs: ['profile-contact', 'profile-email', 'profile-email-cancel'],
};
