import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const kilowattsDefinition: WidgetDefinition = {
  answers: ['number', 'integer'],
  showsCurrent: true,
  summary: { write: (value: number, formats) => formats.kilowatts(value) },
};
