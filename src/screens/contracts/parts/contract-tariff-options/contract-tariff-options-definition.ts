import type { PartDefinition } from '#parts/part-definition.ts';

export const contractTariffOptionsDefinition: PartDefinition = {
  subject: 'contract',
  dialogs: ['double-tariff', 'happy-hours', 'happy-day'],
};
