import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const postalCodeDefinition: WidgetDefinition = {
  answers: ['string'],
};
