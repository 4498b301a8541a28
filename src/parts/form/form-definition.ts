import type { PartDefinition, PartOptions } from '#parts/part-definition.ts';

const formIn = ({ form }: PartOptions) => (typeof form === 'string' ? form : '');

export const formDefinition: PartDefinition = {
  what: 'A form, where it stands or in a dialog behind a button.',
  states: ['shown', 'read-only'],
  repeatable: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['form'],
    properties: {
      form: { description: 'The form document.', type: 'string', names: 'forms' },
      as: {
        description: 'place: below its title. dialog: behind a button, whose text is button.',
        enum: ['place', 'dialog'],
        default: 'place',
      },
    },
  },
  dialogsIn: (options) => (options.as === 'dialog' ? [formIn(options)] : []),
  texts: (options, { key }) =>
    options.as === 'dialog'
      ? ['title', 'body', 'button'].map((name) => ({ name: key(name), at: [] }))
      : [],
};
