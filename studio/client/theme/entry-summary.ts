import { isObject } from '#studio/client/api/json-paths.ts';

const NAMES = [
  'id',
  'name',
  'part',
  'purpose',
  'field',
  'title',
  'step',
  'form',
  'route',
  'action',
  'key',
  'to',
];

/** A few words that only one entry of a list has. */
export function summaryOf(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
  if (!isObject(entry)) return '';
  const named = NAMES.map((name) => entry[name]).find((value) => typeof value === 'string');
  if (typeof named === 'string') return named;
  const texts = Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${name}: ${value}`] : [],
  );
  return texts.length > 0 ? texts.slice(0, 2).join(', ') : Object.keys(entry).join(', ');
}
