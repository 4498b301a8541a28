import { formatIban } from '#domain/identifiers/iban.ts';
import type { WidgetDefinition } from '#forms/widgets/widget-definition.ts';

/** An account as a bank statement shows it: enough to know it by, not enough to use it. */
function masked(iban: string): string {
  const groups = formatIban(iban);
  return `${groups.slice(0, 4)}${groups.slice(4, -4).replace(/\S/g, '•')}${groups.slice(-4)}`;
}

export const ibanDefinition: WidgetDefinition = {
  answers: ['string'],
  identifies: 'an account',
  retention: 'memory',
  sentAs: 'iban',
  summary: { write: masked, wide: true },
};
