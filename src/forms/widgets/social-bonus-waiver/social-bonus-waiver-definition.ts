import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const socialBonusWaiverDefinition: WidgetDefinition = {
  answers: ['boolean'],
  speaksAs: 'a consent',
  label: 'own',
  retention: 'memory',
  summary: { wide: true },
};
