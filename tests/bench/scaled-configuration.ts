import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsOf } from '#tools/config/fields/text-tree.ts';

type Json = Record<string, unknown>;

/** Copies of each wizard of a contracting; those up to `COPIES_OF_FORMS` have forms of their own. */
const COPIES = 12;
const COPIES_OF_FORMS = 7;
const WIZARDS = ['contracting-electricity', 'contracting-gas', 'contracting-dual'];

const namesIn = (folder: string) => readdirSync(folder).map((file) => file.replace('.json', ''));

function edit(file: string, change: (content: Json) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Json;
  change(content);
  writeFileSync(file, JSON.stringify(content, null, 2));
}

/** Copies the configuration of this repository into a new folder. */
export function copiedConfiguration(): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-configuration-'));
  for (const folder of ['schemas', 'locales'])
    cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

/** As `copiedConfiguration`, with 40 wizards, 110 forms and 2.5 times as many texts; it passes the check. */
export function scaledConfiguration(): string {
  const root = copiedConfiguration();
  const languages = namesIn(join(root, 'locales')).filter((name) => /^\w\w-\w\w$/.test(name));
  const forms = namesIn(join(root, 'schemas/forms')).filter((name) => /^contracting-/.test(name));
  for (let copy = 1; copy <= COPIES_OF_FORMS; copy += 1)
    for (const folder of ['schemas', ...languages.map((language) => `locales/${language}`)])
      for (const form of forms) {
        const file = (name: string) => join(root, folder, 'forms', `${name}.json`);
        if (existsSync(file(form))) cpSync(file(form), file(`${form}-${copy}`));
      }
  for (let copy = 1; copy <= COPIES; copy += 1)
    for (const wizard of WIZARDS) {
      const file = (name: string) => join(root, 'schemas/wizards', `${name}.json`);
      cpSync(file(wizard), file(`${wizard}-${copy}`));
      edit(file(`${wizard}-${copy}`), ({ steps }) => {
        for (const step of steps as { form: string }[])
          if (copy <= COPIES_OF_FORMS && forms.includes(step.form)) step.form += `-${copy}`;
      });
      for (const language of languages)
        edit(join(root, 'locales', language, 'wizard.json'), (texts) =>
          repeat(texts, wizard, `${wizard}-${copy}`),
        );
    }
  return root;
}

/** Gives what stands under a name anywhere in some texts another name too. */
function repeat(texts: Json, name: string, copy: string): void {
  for (const inner of Object.values(texts))
    if (typeof inner === 'object' && inner !== null) repeat(inner as Json, name, copy);
  if (Object.hasOwn(texts, name)) texts[copy] = texts[name];
}

/** Changes one text of a page, another one at each call. */
export function changeText(root: string, turn: number): void {
  edit(join(root, 'locales/es-ES/consent.json'), (texts) => {
    texts.accept = `Aceptar todo${'.'.repeat(turn + 1)}`;
  });
}

/** How many texts the default language has. */
export function countTexts(root: string): number {
  const folder = join(root, 'locales/es-ES');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .reduce((sum, file) => {
      const { $schema: _, ...texts } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return sum + textsOf(texts).size;
    }, 0);
}
