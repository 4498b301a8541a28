import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const emailDefinition: WidgetDefinition = {
  answers: ['string'],
  sentAs: 'trimmed',
};
