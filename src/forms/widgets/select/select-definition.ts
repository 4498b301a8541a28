import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const selectDefinition: WidgetDefinition = {
  answers: ['string', 'number', 'integer', 'boolean'],
  offersChoices: true,
};
