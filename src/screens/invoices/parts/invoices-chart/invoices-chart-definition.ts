import type { PartDefinition } from '#parts/part-definition.ts';

export const invoicesChartDefinition: PartDefinition = { subject: 'invoices' };
