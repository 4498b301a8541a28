import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const textareaDefinition: WidgetDefinition = {
  answers: ['string'],
};
