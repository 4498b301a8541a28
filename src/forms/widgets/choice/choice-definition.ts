import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const choiceDefinition: WidgetDefinition = {
  answers: ['string', 'number', 'integer', 'boolean'],
  label: 'group',
  offersChoices: true,
  showsCurrent: true,
};
