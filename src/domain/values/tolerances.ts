import type { TimeOddity } from './written-time.ts';

/** How an answer may differ from the description of the API and is read all the same. */
export type Tolerance =
  | TimeOddity
  | 'number-as-text'
  | 'text-as-number'
  | 'boolean-as-text'
  | 'empty-object-for-list'
  | 'null-for-absent'
  | 'other-case'
  | 'signed-energy';

/** What each tolerance reads, in words. */
export const tolerances: Readonly<Record<Tolerance, string>> = {
  'local-time':
    'a time without an offset is local time of the peninsula, or of the Canary Islands (setting api.localTime)',
  'hour-24': '24:00 is the end of a day',
  'day-first': 'a date may be dd/mm/yyyy, never mm/dd/yyyy',
  'number-as-text': 'a number may be a text, with a decimal point or comma',
  'text-as-number': 'an id, code or other text may be a number',
  'boolean-as-text': 'true and false may be texts, or 1 and 0',
  'empty-object-for-list': 'an empty list may be an empty object',
  'null-for-absent': 'a member that may be absent may be null',
  'other-case': 'a value of a list may have capitals or not',
  'signed-energy': 'energy given to the grid may be written below zero, also as energy taken',
};
