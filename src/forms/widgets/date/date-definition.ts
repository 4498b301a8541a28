import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const dateDefinition: WidgetDefinition = {
  answers: ['string'],
  summary: { write: (value: string, formats) => formats.longDate(value) },
};
