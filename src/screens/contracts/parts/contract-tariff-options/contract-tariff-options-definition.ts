import type { PartDefinition } from '#parts/part-definition.ts';

export const contractTariffOptionsDefinition: PartDefinition = {
  what: 'Options of the tariff with their changes; nothing where the tariff has none.',
  states: ['shown', 'failed', 'nothing'],
  subject: 'contract',
  dialogs: ['double-tariff', 'happy-hours', 'happy-day'],
};
