import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const cadastralReferenceDefinition: WidgetDefinition = {
  answers: ['string'],
};
