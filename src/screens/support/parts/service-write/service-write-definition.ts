import type { PartDefinition } from '#parts/part-definition.ts';

export const serviceWriteDefinition: PartDefinition = {
  what: 'The way to write a message.',
  repeatable: true,
};
