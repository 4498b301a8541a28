import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const nifDefinition: WidgetDefinition = {
  answers: ['string'],
  identifies: 'a person',
};
