import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const contractsDefinition: WidgetDefinition = {
  answers: ['array'],
  onlyFor: OTHER_CONTRACTS,
  label: 'own',
  summary: 'left-out',
};
