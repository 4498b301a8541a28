import type { Change, Edit } from '#studio/contract.ts';
import type { NewRefusal, NewThing } from '#studio/new-contract.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { LANGUAGE_NAME } from '#tools/config/sources/stray-files.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from '../panel/scope.ts';
import { nameFor } from './field-templates.ts';
import { listEdit } from './list-edits.ts';
import { messageForm, messageTexts } from './message-form.ts';
import { fileNameFor, inEveryLanguage, startOf } from './new-edits.ts';

/** What is started: its change, and what is opened then. */
interface Beginning {
  change: Change;
  thing: Thing;
  partner?: string;
}

/** The change that starts something; `reason` where that cannot be. `partners` are those that there are. */
export function newThing(
  scope: Scope,
  wanted: NewThing,
  partners: readonly string[],
): Beginning | NewRefusal {
  switch (wanted.kind) {
    case 'page':
      return newPage(scope, wanted);
    case 'form':
      return newForm(scope, wanted);
    case 'step':
      return newStep(scope, wanted);
    case 'partner':
      return newPartner(wanted, partners);
    case 'language':
      return newLanguage(scope, wanted);
  }
}

type Wanted<Kind extends NewThing['kind']> = Extract<NewThing, { kind: Kind }>;

const made = (thing: Thing, edits: Edit[]): Beginning => ({ thing, change: { thing, edits } });

function newPage(scope: Scope, { title, access, menus, body }: Wanted<'page'>): Beginning {
  const { view } = scope;
  const routes = [...view.texts.values()].flatMap((areas) =>
    Object.entries(areas.get('routes')?.value ?? {}),
  );
  const page = fileNameFor(
    title,
    (name) =>
      view.screens.has(name) ||
      (scope.names.routes ?? []).includes(name) ||
      routes.some(([route, path]) => route === name || path === `/${name}`),
  );
  const lines = menus.map((menu) => {
    const usual = partOf(view.portal.value, ['menus', menu]);
    const entries = Array.isArray(usual) ? usual : [];
    const list = { file: 'schemas/portal.json', path: ['menus', menu], entries };
    return listEdit(scope, list, { op: 'insert', at: entries.length, entry: { route: page } });
  });
  return made({ kind: 'page', page }, [
    ...startOf(scope, `schemas/screens/${page}.json`, {
      page: { access },
      areas: { main: [{ part: 'text' }] },
    }),
    ...inEveryLanguage(scope, 'routes', () => ({ [page]: `/${page}` })),
    ...inEveryLanguage(scope, 'pages', () => ({ [page]: { title, parts: { text: { body } } } })),
    ...(lines.length > 0
      ? inEveryLanguage(scope, 'frame', () => ({ [page]: title }), ['routes'])
      : []),
    ...lines.filter((edit) => edit !== null),
  ]);
}

/** A name that no form has, and none of these. */
const freeForm = ({ view }: Scope, title: string, taken: readonly string[] = []) =>
  fileNameFor(
    title,
    (name) => taken.includes(name) || view.forms.has(name) || view.fragments.has(name),
  );

function newForm(scope: Scope, { title }: Wanted<'form'>): Beginning | NewRefusal {
  const form = freeForm(scope, title);
  const document = messageForm(scope, title);
  if (!document) return { reason: 'not-allowed' };
  return made({ kind: 'form', form }, [
    ...startOf(scope, `schemas/forms/${form}.json`, document),
    ...inEveryLanguage(scope, `forms/${form}`, (language) => messageTexts(scope, language, title)),
  ]);
}

function newStep(
  scope: Scope,
  { wizard, after, title, label }: Wanted<'step'>,
): Beginning | NewRefusal {
  const steps = scope.view.wizards.get(wizard)?.value.steps;
  if (!Array.isArray(steps)) return { reason: 'not-allowed' };
  const ids = steps.map((step) => String(entryName(step)));
  const form = freeForm(scope, title, ids);
  const field = nameFor(label, []);
  const at = after === undefined ? 0 : ids.indexOf(after) + 1;
  const list = { file: `schemas/wizards/${wizard}.json`, path: ['steps'], entries: steps };
  const line = listEdit(scope, list, { op: 'insert', at, entry: { id: form, form } });
  if (!line) return { reason: 'not-allowed' };
  return made({ kind: 'step', wizard, step: form }, [
    ...startOf(scope, `schemas/forms/${form}.json`, {
      schema: { type: 'object', properties: { [field]: { type: 'string', maxLength: 100 } } },
      ui: { 'ui:order': [field] },
    }),
    ...inEveryLanguage(scope, `forms/${form}`, () => ({ title, fields: { [field]: { label } } })),
    line,
  ]);
}

function newPartner({ name }: Wanted<'partner'>, partners: readonly string[]): Beginning {
  const partner = fileNameFor(name, (one) => partners.includes(one));
  const edit = (group: string): Edit => ({
    ...{ op: 'set', file: `schemas/partners/${partner}/portal.json` },
    ...{ path: [group, 'name'], after: name },
  });
  const thing: Thing = { kind: 'setting', key: 'brand' };
  return { ...made(thing, [edit('organization'), edit('brand')]), partner };
}

function newLanguage(scope: Scope, { code }: Wanted<'language'>): Beginning | NewRefusal {
  if (!LANGUAGE_NAME.test(code) || !isLanguage(code)) return { reason: 'no-language' };
  if (scope.view.texts.has(code)) return { reason: 'taken' };
  const [from = ''] = scope.languages;
  const { texts, formTexts, fragmentTexts } = scope.house;
  const folders = [
    ['', texts.get(from)],
    ['forms/', formTexts.get(from)],
    ['fragments/', fragmentTexts.get(from)],
  ] as const;
  const edits = folders.flatMap(([folder, documents]) =>
    [...(documents?.keys() ?? [])].flatMap((area) =>
      startOf(
        { ...scope, partner: null },
        `locales/${code}/${folder}${area}.json`,
        scope.own(`locales/${from}/${folder}${area}.json`),
      ),
    ),
  );
  return made({ kind: 'setting', key: 'languages' }, edits);
}

const isLanguage = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
