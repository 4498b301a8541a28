import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const numberDefinition: WidgetDefinition = {
  answers: ['number', 'integer'],
  usualFor: ['number', 'integer'],
};
