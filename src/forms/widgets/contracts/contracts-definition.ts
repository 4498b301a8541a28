import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const contractsDefinition: WidgetDefinition = {
  answers: ['array'],
  label: 'own',
  summary: 'left-out',
};
