import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const textDefinition: WidgetDefinition = {
  answers: ['string'],
  usualFor: ['string'],
  sentAs: 'trimmed',
};
