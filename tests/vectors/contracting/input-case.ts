import type { Answers } from '#domain/submission.ts';

/** A file that a customer chooses: what it is called, how it begins, how many bytes it has. */
export interface ChosenFile {
  name: string;
  begins: string;
  bytes?: number;
}

/**
 * What a customer does with a field: types or pastes a text, chooses the option of that value, ticks or unticks a box,
 * chooses files; null: leaves it as it is.
 */
export type Typed = string | boolean | ChosenFile[] | null;

/** What comes of it: the answer that is sent, a text beside the field by its key, or that the form does not request the field. */
export type Outcome =
  | { takes: unknown }
  /** Key under the field's own texts, else under `validation`; `limit` is the figure or ISO day in it. */
  | { says: string; limit?: number | string }
  /** Key under `form-engine.files`; `takes` names the files that are in the list all the same. */
  | { refuses: string; takes: string[] }
  | 'not requested';

/** Field by its path (`address/dp`), what is typed, what comes of it. */
export type InputCase = readonly [field: string, typed: Typed, outcome: Outcome];

/** A step in a situation, filled in well but for the field at hand, which is empty at the start. */
export interface Situation {
  name: string;
  step: string;
  wizard?: string;
  before?: Record<string, Answers>;
  memory?: Record<string, unknown>;
  /** What the page knows beside the wizard. */
  subject?: Record<string, unknown>;
  contractation?: Record<string, unknown>;
  signedIn?: boolean;
  /** Operation that the retailer answers with 500. */
  fails?: string;
  answers: Answers;
  /** True when the field at hand begins with its answer too: one that came from elsewhere. */
  asItCame?: boolean;
  cases: readonly InputCase[];
}

export const takes = (answer: unknown): Outcome => ({ takes: answer });
export const says = (key: string, limit?: number | string): Outcome => ({
  says: key,
  ...(limit !== undefined && { limit }),
});

/** Cases of one field with the same outcome. */
export const each = (field: string, typed: readonly Typed[], outcome: Outcome): InputCase[] =>
  typed.map((one) => [field, one, outcome]);

/** The form does not request these fields. */
export const notRequested = (...fields: string[]): InputCase[] =>
  fields.map((field) => [field, null, 'not requested']);

/** White space of every kind that a form is pasted with. */
export const BLANKS = ' \u00a0\t\u2009\u202f ';
export const HOSTILE = `"><img src=x onerror=alert(1)> '; DROP TABLE leads; -- {{limit}} \${7*7}`;
export const ENDLESS = 'x'.repeat(20_000);

const kept = (field: string, text: string): InputCase => [field, text, takes(text)];

/** Cases of a line of free text: blanks around it go, its limit holds to the character, what is hostile is text. */
export const textCases = (field: string, limit: number): InputCase[] => [
  kept(field, 'x'.repeat(limit - 1)),
  kept(field, 'ñ'.repeat(limit)),
  [field, 'x'.repeat(limit + 1), says('maxLength', limit)],
  [field, ENDLESS, says('maxLength', limit)],
  [field, `${BLANKS}A1${BLANKS}`, takes('A1')],
  limit < HOSTILE.length ? [field, HOSTILE, says('maxLength', limit)] : kept(field, HOSTILE),
];

/** The field may be left out, also by blanks alone. */
export const optional = (field: string): InputCase[] => [
  [field, '', takes(undefined)],
  [field, BLANKS, takes(undefined)],
];

/** The field must be filled in, and blanks alone do not. */
export const required = (field: string): InputCase[] => [
  [field, null, says('required')],
  [field, '', says('required')],
  [field, BLANKS, says('required')],
];

const pdf = (name: string): ChosenFile => ({ name, begins: '%PDF-1.7' });
const jpg = (name: string): ChosenFile => ({ name, begins: '\u00ff\u00d8\u00ff\u00e0' });

/** Cases of a field that takes files, so many at most. */
export const fileCases = (field: string, most: number): InputCase[] => {
  const all = Array.from({ length: most }, (_, place) => pdf(`${place}.pdf`));
  const names = all.map(({ name }) => name);
  const one = (file: ChosenFile, refuses: string): InputCase => [
    field,
    [file],
    { refuses, takes: [] },
  ];
  return [
    one({ ...pdf('vacio.pdf'), bytes: 0 }, 'empty'),
    one({ ...pdf('grande.pdf'), bytes: 15_000_001 }, 'too-large'),
    one({ name: 'programa.pdf', begins: 'MZ' }, 'wrong-type'),
    one({ name: 'pagina.png', begins: '<html><script>' }, 'wrong-type'),
    one({ name: 'dibujo.svg', begins: '<svg onload=alert(1)>' }, 'wrong-type'),
    one({ ...pdf('programa.exe') }, 'wrong-type'),
    [field, [pdf('dos.pdf'), pdf('dos.pdf')], { refuses: 'repeated', takes: ['dos.pdf'] }],
    [field, [...all, pdf('una-mas.pdf')], { refuses: 'too-many', takes: names }],
    [field, [{ ...pdf('justo.pdf'), bytes: 15_000_000 }], takes(['justo.pdf'])],
    [field, [jpg('FOTO.JPG')], takes(['FOTO.JPG'])],
    [field, [pdf('<b>ñ & co.pdf')], takes(['<b>ñ & co.pdf'])],
    [field, all, takes(names)],
  ];
};
