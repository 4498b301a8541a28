import type { Path } from '#studio/contract.ts';
import type { Json } from '#tools/config/sources/json-value.ts';
import { sourceOf } from '#tools/config/sources/source-file.ts';
import type { View } from '#tools/config/sources/view.ts';
import type { PlaceToShow, Thing } from '#workbench/edit/studio-messages.ts';
import { changesOf } from '../files/three-way.ts';
import { thingAt } from '../state/thing-at.ts';

/** A file as it was published and as it is now; null: it is not there. */
export interface ChangedText {
  file: string;
  before: string | null;
  after: string | null;
}

/** A page in a language. */
export interface TouchedPlace {
  place: PlaceToShow;
  language: string;
}

const HOME: PlaceToShow = { kind: 'route', name: 'home' };

/** The pages that changes of files touch, those with most changes first: at least the first page. */
export function touchedPlaces(
  changed: readonly ChangedText[],
  view: Pick<View, 'wizards'>,
  routes: readonly string[],
  usual: string,
): TouchedPlace[] {
  const found = new Map<string, TouchedPlace & { changes: number }>();
  for (const { file, before, after } of changed) {
    const language = /(?:^|\/)locales\/([^/]+)\//.exec(file)?.[1] ?? usual;
    for (const path of changedPaths(file, before, after)) {
      const thing = thingAt(file, path, after ?? before);
      for (const place of thing ? placesOfThing(thing, view, routes) : [HOME]) {
        const key = JSON.stringify([place, language]);
        const known = found.get(key) ?? { place, language, changes: 0 };
        found.set(key, { ...known, changes: known.changes + 1 });
      }
    }
  }
  const places = [...found.values()].sort((one, other) => other.changes - one.changes);
  return places.map(({ place, language }) => ({ place, language }));
}

function changedPaths(file: string, before: string | null, after: string | null): Path[] {
  const contentOf = (text: string | null): Json | undefined =>
    text === null ? undefined : sourceOf(file, text).value;
  return changesOf(contentOf(before), contentOf(after)).map(({ path }) => path);
}

function placesOfThing(
  thing: Thing,
  view: Pick<View, 'wizards'>,
  routes: readonly string[],
): PlaceToShow[] {
  const route = (name: string): PlaceToShow =>
    routes.includes(name) ? { kind: 'route', name } : HOME;
  switch (thing.kind) {
    case 'form':
    case 'field':
      return [placeOfForm(thing.form, view)];
    case 'page':
    case 'part':
      return [route(thing.page)];
    case 'step':
      return [{ kind: 'step', name: thing.wizard, step: thing.step }];
    case 'text':
      return placesOfText(thing.key.split('.'), view, routes);
    case 'condition':
    case 'setting':
    case 'version':
      return [HOME];
  }
}

/** A form by itself, or as the step of a wizard that it is. */
function placeOfForm(form: string, { wizards }: Pick<View, 'wizards'>): PlaceToShow {
  for (const [name, { value }] of wizards) {
    const steps = Array.isArray(value.steps) ? (value.steps as { id: string; form: string }[]) : [];
    const step = steps.find((one) => one.form === form);
    if (step) return { kind: 'step', name, step: step.id };
  }
  return { kind: 'form', name: form };
}

/** Pages with a text: which its key names, or those that its area is called after; the first page for texts of all. */
function placesOfText(
  [area = '', name = '']: string[],
  view: Pick<View, 'wizards'>,
  routes: readonly string[],
): PlaceToShow[] {
  if (area === 'forms') return [placeOfForm(name, view)];
  // `home-visitors` is what visitors see of `home`.
  const named = routes.find((id) => id === name) ?? routes.find((id) => name.startsWith(`${id}-`));
  if (area === 'pages' && named) return [{ kind: 'route', name: named }];
  // `invoices` is on every page of invoices, `contracts` on that of one contract.
  const stem = area.replace(/s$/, '');
  const own = routes.filter((id) => id === area || id.split('-').some(isOf(stem)));
  return own.length > 0 ? own.map((id) => ({ kind: 'route', name: id })) : [HOME];
}

const isOf = (stem: string) => (word: string) => word === stem || word === `${stem}s`;
