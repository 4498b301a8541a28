import * as v from 'valibot';

/** Something of the configuration that stands on a page, by the address that the engine has for it. */
export type Thing = v.InferOutput<typeof thing>;

const name = v.pipe(v.string(), v.maxLength(300));

export const thing = v.variant('kind', [
  /** A text by its key for i18next: `contracts.list.title`, `forms.iban-change.fields.iban.label`. */
  v.object({ kind: v.literal('text'), key: name }),
  /** A field, or a group of them, by its path in the answers of a form; positions in lists are left out. */
  v.object({ kind: v.literal('field'), form: name, path: v.array(name) }),
  v.object({ kind: v.literal('form'), form: name }),
  v.object({ kind: v.literal('step'), wizard: name, step: name }),
  /** A part of a page by its `id`, or by the name of its kind where it has none. */
  v.object({ kind: v.literal('part'), page: name, part: name }),
  v.object({ kind: v.literal('page'), page: name }),
  /** A setting by its dotted key: `brand.colour`. */
  v.object({ kind: v.literal('setting'), key: name }),
  /** A named condition of conditions.json, which stands on no page. */
  v.object({ kind: v.literal('condition'), name }),
  /** All files as they were in a commit: what a restored version is, which stands on no page. */
  v.object({ kind: v.literal('version'), version: name }),
]);

/** A thing as the tree of the page lists it, in reading order. */
export type ThingOnPage = v.InferOutput<typeof thingOnPage>;

const thingOnPage = v.object({
  thing,
  /** The words that stand there now, shortened; empty for a thing without any. */
  words: v.pipe(v.string(), v.maxLength(200)),
  /** How many of the things before it it stands in. */
  depth: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const personName = v.picklist([
  'visitor',
  'household',
  'solar',
  'company',
  'debtor',
  'read-only',
  'new-customer',
]);

/** All of them, in the order of the choice. */
export const people: readonly Person[] = personName.options;

/** Whom the previewed portal can be shown to: people of the sandbox. */
export type Person = v.InferOutput<typeof personName>;

const apiState = v.picklist(['usual', 'silent', 'failing', 'offline']);

/** All of them, in the order of the choice. */
export const apiStates: readonly ApiState[] = apiState.options;

/** How the retailer's API answers the previewed portal: as it does, never, with failures, or as without a network. */
export type ApiState = v.InferOutput<typeof apiState>;

const place = v.object({
  kind: v.picklist(['route', 'dialog', 'form', 'step', 'part']),
  /** Name of the route, form, wizard or kind of part. */
  name,
  /** Step of a wizard. */
  step: v.optional(name),
});

/** A page, a dialog of a contract, a form by itself, a step of a wizard, or a kind of part in each of its states. */
export type PlaceToShow = v.InferOutput<typeof place>;

const scheme = v.picklist(['light', 'dark', 'auto']);

/** What the previewed portal shows, and to whom. */
export type Scene = v.InferOutput<typeof scene>;

const scene = v.object({
  /** Path, query and fragment. */
  address: v.string(),
  title: v.string(),
  language: v.string(),
  /** Offered languages with their own names. */
  languages: v.array(v.object({ code: v.string(), name: v.string() })),
  person: personName,
  scheme,
  /** How far the portal's clock is ahead of the real one, in milliseconds. */
  aheadMs: v.number(),
  api: apiState,
  longTexts: v.boolean(),
  /** Dotted keys of the settings that the bar set over those of files and retailer. */
  settings: v.record(v.string(), v.unknown()),
  /** Version of the configuration that is shown. */
  version: v.string(),
  /** Everything that can be opened, with its words in the language of the page. */
  places: v.array(v.object({ place, words: v.string() })),
});

const members = v.record(v.string(), v.unknown());

/** The facts of the page, and its forms with their own. */
export type FactsInView = v.InferOutput<typeof factsInView>;

const factsInView = v.object({
  facts: members,
  forms: v.array(v.object({ form: name, answers: members, subject: members })),
});

/** Where the walk through a wizard is: `at` the how-manieth of so many steps, by its words. */
export type Walk = v.InferOutput<typeof walk>;

const walk = v.object({
  wizard: name,
  step: name,
  words: v.string(),
  at: v.number(),
  of: v.number(),
  /** `refused`: the step takes none of its examples; `stopped`: by the person, or as another page was opened. */
  state: v.picklist(['walking', 'finished', 'refused', 'stopped']),
});

/** What the previewed portal says to the Studio. */
export const fromPortal = v.variant('type', [
  /** The portal is rendered; it waits for `welcome`. */
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('scene'), scene }),
  /** What conditions know of the person in view, and the answers of the forms on the page. */
  v.object({ type: v.literal('facts'), ...factsInView.entries }),
  /** Only in edit mode: after each change of the page. */
  v.object({ type: v.literal('things'), things: v.array(thingOnPage) }),
  /** A thing was chosen on the page; `around` are those that it stands in, innermost first. */
  v.object({ type: v.literal('chosen'), thing, around: v.array(thing) }),
  /** A text was typed on the page, in the language of the page; `isDone` when its editing has ended. */
  v.object({
    type: v.literal('typed'),
    key: name,
    language: name,
    text: v.string(),
    isDone: v.boolean(),
  }),
  v.object({ type: v.literal('walk'), walk }),
  /** A shortcut of the Studio was pressed while the page had the focus. */
  v.object({
    type: v.literal('shortcut'),
    shortcut: v.picklist(['undo', 'redo', 'edit', 'texts', 'find', 'leave']),
  }),
]);
export type FromPortal = v.InferOutput<typeof fromPortal>;

/** What the Studio says to the previewed portal. */
export const fromStudio = v.variant('type', [
  /** The answer to `ready`; the portal sends its scene from now on. */
  v.object({ type: v.literal('welcome') }),
  /** Edit mode on or off. */
  v.object({ type: v.literal('edit'), isOn: v.boolean() }),
  /** Changes what is shown, or to whom; what is left out stays. */
  v.object({
    type: v.literal('show'),
    scene: v.partial(v.omit(scene, ['title', 'languages', 'version', 'places'])),
  }),
  /** Opens a place, with what it needs before it filled in; `example` names example answers of its form. */
  v.object({ type: v.literal('go'), place, example: v.optional(name) }),
  /** Walks through a wizard with example answers, and sends them to the sandbox; null stops it. */
  v.object({ type: v.literal('walk'), wizard: v.nullable(name) }),
  /** Marks a thing and scrolls to it; null for none. */
  v.object({ type: v.literal('choose'), thing: v.nullable(thing) }),
  /** Things with something wrong, to be marked in edit mode. */
  v.object({ type: v.literal('wrong'), things: v.array(thing) }),
]);
export type FromStudio = v.InferOutput<typeof fromStudio>;
