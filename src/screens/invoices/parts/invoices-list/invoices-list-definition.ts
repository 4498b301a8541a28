import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesListDefinition: PartDefinition = {
  what: 'Invoices, newest first, with filters and downloads.',
  states: ['shown', 'loading', 'failed', 'nothing', 'many'],
  subject: 'invoices',
  options: {
    required: ['actions'],
    properties: {
      actions: {
        description: 'What the column actions offers for an invoice, in order.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { enum: ['pay', 'documents'] },
      },
    },
  },
  columns: ['date', 'period', 'home', 'energy', 'amount', 'state', 'actions'],
};
