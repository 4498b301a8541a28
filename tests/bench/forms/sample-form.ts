/** A field of the form that every engine renders, in terms that are specific to none of them. */
export interface SampleField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'repeat' | 'account' | 'number' | 'choice' | 'select' | 'consent';
  /** Name of the field that this one repeats. */
  repeats?: string;
  /** Name of the choice that must be `company` for this field to be shown. */
  shownBy?: string;
  optional?: boolean;
}

export const ACCOUNT = '^ES\\d{22}$';
export const KINDS = ['person', 'company'];
export const PROVINCES = [
  'Álava',
  'Asturias',
  'Barcelona',
  'Cádiz',
  'Girona',
  'Lleida',
  'Lugo',
  'Murcia',
  'Tarragona',
  'Zamora',
];

/** Eight fields: two of them hang together by a rule, one hangs on the answer of another. */
function block(number: number): SampleField[] {
  const field = (kind: SampleField['kind'], name: string, label: string, more?: object) => ({
    kind,
    name: `${name}${number}`,
    label: `${label} ${number}`,
    ...more,
  });
  return [
    field('text', 'name', 'Name'),
    field('choice', 'kind', 'Kind'),
    field('text', 'company', 'Company', { shownBy: `kind${number}` }),
    field('email', 'email', 'E-mail'),
    field('repeat', 'again', 'Again', { repeats: `email${number}` }),
    number % 2
      ? field('select', 'province', 'Province', { optional: true })
      : field('consent', 'consent', 'Consent'),
    field('number', 'power', 'Power', { optional: true }),
    field('account', 'account', 'Account'),
  ];
}

/** A form of so many fields, a multiple of eight. */
export function sampleFields(count: number): SampleField[] {
  return Array.from({ length: count / 8 }, (_, number) => block(number + 1)).flat();
}

/** Initial answers of the form, with which every field is shown. */
export function sampleAnswers(fields: readonly SampleField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ kind }) => kind === 'choice').map(({ name }) => [name, 'company']),
  );
}

/** Controls that a page has when all its fields are there: a choice is two radio buttons. */
export const controlsOf = (fields: readonly SampleField[]): number =>
  fields.length + fields.filter(({ kind }) => kind === 'choice').length;
