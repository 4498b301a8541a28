import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const consentDefinition: WidgetDefinition = {
  answers: ['boolean'],
  speaksAs: 'a consent',
  usualFor: ['boolean'],
  label: 'own',
  retention: 'memory',
  summary: { wide: true },
};
