import type { PartDefinition } from '#parts/part-definition.ts';

export const contractTermsDefinition: PartDefinition = {
  what: 'What was contracted: price, duration, renewal, penalty, economic activity, and the comparator of offers; nothing where the retailer does not provide it.',
  states: ['shown', 'nothing'],
  subject: 'contract',
};
