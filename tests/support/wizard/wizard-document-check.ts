import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formats } from '#domain/values/formats.ts';
import { checkSources } from '#tools/config/check.ts';
import { type Diagnostic, faultsOf } from '#tools/config/diagnostic.ts';
import {
  type ConfigurationSources,
  type Files,
  readConfigurationSources,
} from '#tools/config/sources/configuration-sources.ts';
import { readSource } from '#tools/config/sources/source-file.ts';
import { LANGUAGES, type MadeWizard } from './wizard-documents.ts';
import { KINDS, type Kind } from './wizard-plans.ts';

/** The portal's configuration, of its forms those of the contracting. */
function contractingSources(): ConfigurationSources {
  const sources = readConfigurationSources('.');
  const { forms, wizards, texts, formTexts, fragmentTexts } = sources.defaults;
  const only = <Value>(map: ReadonlyMap<string, Value>, isOne: (name: string) => boolean) =>
    new Map([...map].filter(([name]) => isOne(name)));
  const ofContracting = (files: Files) => only(files, (name) => name.startsWith('contracting-'));
  const written = (trees: ReadonlyMap<string, Files>) =>
    only(trees, (language) => LANGUAGES.includes(language));
  return {
    ...sources,
    partners: new Map(),
    defaults: {
      ...sources.defaults,
      forms: ofContracting(forms),
      wizards: ofContracting(wizards),
      texts: written(texts),
      formTexts: new Map(
        [...written(formTexts)].map(([language, files]) => [language, ofContracting(files)]),
      ),
      fragmentTexts: written(fragmentTexts),
    },
  };
}

/**
 * A check of three wizards at once, one of each kind: what it says of each, faults only. Other files are those of the
 * portal.
 */
export function wizardCheck() {
  const usual = contractingSources();
  const root = mkdtempSync(join(tmpdir(), 'wizards-'));
  const read = (path: string, content: object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content, null, 2));
    return readSource(root, path);
  };
  const check = (made: Record<Kind, MadeWizard>): Record<Kind, Diagnostic[]> => {
    const { defaults } = usual;
    const forms = new Map(defaults.forms);
    const formTexts = new Map([...defaults.formTexts].map(([key, map]) => [key, new Map(map)]));
    const wizards = new Map(defaults.wizards);
    for (const kind of KINDS) {
      const { document, files } = made[kind];
      const name = `contracting-${kind}`;
      wizards.set(name, read(`schemas/wizards/${name}.json`, document));
      for (const [path, content] of Object.entries(files)) {
        const [, language, form = ''] =
          /^(?:locales\/(.+)|schemas)\/forms\/(.+)\.json$/.exec(path) ?? [];
        const source = read(path, content);
        if (language) formTexts.get(language)?.set(form, source);
        else forms.set(form, source);
      }
    }
    const sources = { ...usual, defaults: { ...defaults, forms, formTexts, wizards } };
    const faults = faultsOf(checkSources(root, sources, formats));
    const of = (kind: Kind) =>
      faults.filter(
        ({ file }) => file.includes(`contracting-${kind}.`) || file.includes(`made-${kind}-`),
      );
    return { electricity: of('electricity'), gas: of('gas'), dual: of('dual') };
  };
  return { check, close: () => rmSync(root, { recursive: true }) };
}
