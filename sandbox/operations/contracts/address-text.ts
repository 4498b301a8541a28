import type { AddressRow } from '#sandbox/database/tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { streetTypeOf } from './address-places.ts';

type Door = Pick<AddressRow, 'block' | 'stairs' | 'floor' | 'door'>;
type Street = Pick<AddressRow, 'street_type' | 'street_name' | 'house_number'>;

/** Kind, name and number of a street as on a letter, the kind in the given language. */
export function streetText(parts: Street, language: string | undefined): string {
  const type = streetTypeOf(parts.street_type);
  return [type && inLanguage(type.name, language), parts.street_name, parts.house_number]
    .filter(Boolean)
    .join(' ');
}

/** Block, stairs, floor and door as on a letter; empty for a house. */
export function doorText({ block, stairs, floor, door }: Door): string {
  const level = floor && /^\d+$/.test(floor) ? `${floor}.º` : floor;
  return [
    block && `bl. ${block}`,
    stairs && `esc. ${stairs}`,
    [level, door].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}
