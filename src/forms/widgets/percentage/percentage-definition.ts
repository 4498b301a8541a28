import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const percentageDefinition: WidgetDefinition = {
  answers: ['number', 'integer'],
  summary: { write: (value: number, formats) => formats.percent(value / 100) },
};
