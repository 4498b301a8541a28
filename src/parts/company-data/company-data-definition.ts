import type { PartDefinition } from '#parts/part-definition.ts';

export const companyDataDefinition: PartDefinition = {
  what: 'Who the retailer is: registered name, tax id, address, free telephone, e-mail. What the settings lack is left out.',
  states: ['shown'],
};
