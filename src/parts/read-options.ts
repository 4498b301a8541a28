import type {
  NamedInOptions,
  OptionsSchema,
  PartOptions,
  PartTextPlace,
} from './part-definition.ts';

/** How a value is written. */
export const valueFormats = [
  ...['text', 'date', 'date-time', 'money', 'energy', 'power', 'number', 'percent'],
  ...['code', 'phone', 'chip'],
] as const;

/** A member of an entry, as a document names it. */
export interface ReadMember {
  /** Its name among the texts of the part. */
  id: string;
  /** Its address in an entry: `address/zipcode`. */
  member: string;
  format?: (typeof valueFormats)[number];
  /** Of a chip: value -> its tone. */
  tones?: Readonly<Record<string, Tone>>;
}

export type Tone = (typeof tones)[number];

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export const requiresSchema: OptionsSchema = {
  description: 'Conditions that must all hold; otherwise it is left out.',
  type: 'array',
  items: { type: 'string', names: 'conditions' },
};

export const idSchema: OptionsSchema = {
  description: 'Its name among the texts of the part.',
  type: 'string',
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
};

/** What is read, as a look-up of a form names it. */
const sourceSchema: OptionsSchema = {
  description:
    'What it reads: docs/READS.md lists the operations with their parameters and members.',
  type: 'object',
  additionalProperties: false,
  required: ['operation'],
  properties: {
    operation: { description: 'An operationId of the API.', type: 'string' },
    params: {
      description:
        'Its parameters: a fact, as facts/subject/contract/name, a number, true or false, or a text as { "is": "gas" }.',
      type: 'object',
      additionalProperties: {
        type: ['string', 'number', 'boolean', 'object'],
        required: ['is'],
        additionalProperties: false,
        properties: { is: { type: 'string' } },
      },
    },
  },
};

/** Properties of a member in options, with those that a part adds. */
export const memberSchema = (more: Record<string, OptionsSchema> = {}): OptionsSchema => ({
  description: 'A member of an entry.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'member'],
  properties: {
    id: idSchema,
    member: { description: 'Its address in an entry, as address/zipcode.', type: 'string' },
    format: { description: 'How it is written; as a text without it.', enum: [...valueFormats] },
    tones: {
      description: 'Of a chip: value -> tone. Its words are the text values.<id>.<value>.',
      type: 'object',
      additionalProperties: { enum: [...tones] },
    },
    requires: requiresSchema,
    ...more,
  },
});

/** Schema of the options of a part that reads something. */
export const readOptions = (
  properties: Record<string, OptionsSchema>,
  required: readonly string[],
): OptionsSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['source', ...required],
  properties: { source: sourceSchema, ...properties },
});

const listed = (options: PartOptions, list: string): readonly Partial<ReadMember>[] =>
  Array.isArray(options[list]) ? (options[list] as Partial<ReadMember>[]) : [];

/** The members in a list of the options. */
export const membersIn = (options: PartOptions, list: string): NamedInOptions[] =>
  listed(options, list).flatMap(({ member }, index) =>
    typeof member === 'string' ? [{ name: member, at: [list, index, 'member'] }] : [],
  );

/** The member that an option names itself. */
export const memberIn = (options: PartOptions, name: string): NamedInOptions[] =>
  typeof options[name] === 'string' ? [{ name: options[name], at: [name] }] : [];

/** The keys of the labels of the members in a list of the options. */
export const memberTexts =
  (list: string) =>
  (options: PartOptions, { key }: PartTextPlace): NamedInOptions[] =>
    listed(options, list).flatMap(({ id, format, tones: known = {} }, index) => [
      { name: key(`members.${id}`), at: [list, index] },
      ...(format === 'chip' ? Object.keys(known) : []).map((value) => ({
        name: key(`values.${id}.${value}`),
        at: [list, index, 'tones', value],
      })),
    ]);
