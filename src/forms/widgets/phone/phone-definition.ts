import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

export const phoneDefinition: WidgetDefinition = {
  answers: ['string'],
  summary: { load: () => import('./phone-text.tsx').then((module) => module.PhoneText) },
};
