import type { PartDefinition } from '#parts/part-definition.ts';

export const contractAnnouncedDefinition: PartDefinition = {
  what: 'The change of price or the renewal that was announced, in a sentence with the way to its page; nothing without one.',
  states: ['shown', 'nothing'],
  subject: 'contract',
};
