import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const passwordDefinition: WidgetDefinition = {
  answers: ['string'],
  retention: 'none',
  summary: 'left-out',
};
