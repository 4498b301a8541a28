import { chosenSchema, requiredOptions } from '#parts/chosen-options.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { allContactWays, contactWays } from './contact-way.ts';

const dialogsOf = (ways: readonly unknown[]) =>
  allContactWays.flatMap((way) => (ways.includes(way) ? (contactWays[way] ?? []) : []));

export const contractContactDefinition: PartDefinition = {
  what: 'How the retailer reaches the customer about the contract, each way with its change.',
  states: ['shown', 'read-only'],
  subject: 'contract',
  options: requiredOptions({ ways: chosenSchema('Which ways, in order.', allContactWays) }),
  dialogs: dialogsOf(allContactWays),
  dialogsIn: ({ ways }) => dialogsOf(Array.isArray(ways) ? ways : []),
};
