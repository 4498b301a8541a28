import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const filesDefinition: WidgetDefinition = {
  answers: ['array'],
  speaksAs: 'files',
  usualFor: ['array'],
  label: 'group',
  retention: 'none',
};
