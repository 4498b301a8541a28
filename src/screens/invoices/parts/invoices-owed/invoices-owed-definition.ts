import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesOwedDefinition: PartDefinition = { subject: 'invoices' };
