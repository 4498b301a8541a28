import { formatCups } from '#domain/identifiers/cups.ts';
import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const cupsDefinition: WidgetDefinition = {
  answers: ['string'],
  identifies: 'a supply',
  summary: { write: (value: string) => formatCups(value), wide: true },
};
