import type { PartDefinition } from '#parts/part-definition.ts';

export const withdrawalDefinition: PartDefinition = {
  what: 'The form to withdraw from a contract, and then its receipt.',
  states: ['shown', 'read-only'],
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['form'],
    properties: {
      form: {
        description:
          'withdrawal: own contracts to choose from. withdrawal-reference: by reference, without a session too.',
        enum: ['withdrawal', 'withdrawal-reference'],
      },
    },
  },
};
