import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const hiddenDefinition: WidgetDefinition = {
  answers: 'any',
  summary: 'left-out',
};
