import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceWriteDefinition: PartDefinition = {
  what: 'The way to write a message.',
  states: ['shown', 'read-only'],
  repeatable: true,
};
