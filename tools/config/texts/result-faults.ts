import { checkConfiguration } from '#tools/config/check.ts';
import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import { textsOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import { sentence } from '#tools/config/sentence.ts';
import type {
  ConfigurationSources,
  LayerSources,
} from '#tools/config/sources/configuration-sources.ts';
import { placeIn, type SourceFile } from '#tools/config/sources/source-file.ts';
import type { ChangedFile } from './changed-files.ts';
import type { TextChange } from './table-changes.ts';
import { keyOf } from './text-key.ts';
import { textFilesOf } from './text-layer.ts';

/**
 * What the check finds in the configuration with these files and does not find now, at the cells that it comes from.
 * The files are checked in memory: no reader of the folder ever sees them before they are sound.
 */
export async function resultFaults(
  root: string,
  sources: ConfigurationSources,
  partner: string | undefined,
  files: readonly ChangedFile[],
  changes: readonly TextChange[],
): Promise<Diagnostic[]> {
  const result = sourcesWith(sources, partner, files);
  const found = await checkConfiguration(root, result);
  if (found.length === 0) return [];
  const known = (await checkConfiguration(root, sources)).map(withoutPlace);
  const fresh = found.filter((diagnostic) => {
    const at = known.indexOf(withoutPlace(diagnostic));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  const keys = keysByPlace([result.defaults, ...result.partners.values()], fresh);
  return fresh.map((diagnostic) => atCell(diagnostic, keys.get(placeWords(diagnostic)), changes));
}

function sourcesWith(
  sources: ConfigurationSources,
  partner: string | undefined,
  files: readonly ChangedFile[],
): ConfigurationSources {
  const layer = partner === undefined ? sources.defaults : sources.partners.get(partner);
  if (!layer) return sources;
  const changed = files.reduce(layerWith, layer);
  if (partner === undefined) return { ...sources, defaults: changed };
  return { ...sources, partners: new Map(sources.partners).set(partner, changed) };
}

function layerWith(layer: LayerSources, { language, file, source }: ChangedFile): LayerSources {
  const [name = '', folder = ''] = file.split('/').toReversed();
  const kind = { forms: 'formTexts', fragments: 'fragmentTexts' }[folder] ?? 'texts';
  // A language has all three kinds, as one that is read from its folder has.
  const kinds = ['texts', 'formTexts', 'fragmentTexts'] as const;
  const trees = kinds.map((each) => {
    const inLanguage = new Map(layer[each].get(language));
    if (each === kind) inLanguage.set(name, source);
    return [each, new Map(layer[each]).set(language, inLanguage)];
  });
  return { ...layer, ...Object.fromEntries(trees) };
}

/** Lines move with every text that is added: the same fault may stand elsewhere now. */
function withoutPlace({ file, what, fix }: Diagnostic): string {
  return `${file}  ${what}  ${fix}`;
}

/** The diagnostic at the cell of the text that it is about, or as it is when the table has no such text. */
function atCell(
  diagnostic: Diagnostic,
  key: string | undefined,
  changes: readonly TextChange[],
): Diagnostic {
  const { file, what, fix } = diagnostic;
  const ofText = changes.filter((change) =>
    key === undefined
      ? what.includes(`"${change.at.path.join('.')}"`)
      : withoutPlural(change.key) === withoutPlural(key),
  );
  const likeness = (change: TextChange) =>
    Number(file.includes(`/${change.language}/`)) * 2 + Number(change.key === key);
  const [cause] = ofText.toSorted((a, b) => likeness(b) - likeness(a));
  return cause ? { ...cause.place, what: sentence`${file}: ${what}`, fix } : diagnostic;
}

/** Keys of texts by the places of their names and of themselves, in the files that diagnostics are about. */
function keysByPlace(
  layers: readonly LayerSources[],
  diagnostics: readonly Diagnostic[],
): Map<string, string> {
  const paths = new Set(diagnostics.map(({ file }) => file));
  const files = layers.flatMap((layer) => [...textFilesOf(layer).values()]);
  return new Map(
    files.flatMap((byFile) =>
      [...byFile].flatMap(([file, source]) =>
        paths.has(source.path) ? placesOfTexts(file, source) : [],
      ),
    ),
  );
}

function placesOfTexts(file: string, source: SourceFile): [place: string, key: string][] {
  return [...textsOf(source.value).values()].flatMap(({ path }) =>
    (['key', 'value'] as const).flatMap((part): [string, string][] => {
      const place = placeIn(source, path, part);
      return place ? [[placeWords(place), keyOf({ file, path: path.map(String) })]] : [];
    }),
  );
}

function placeWords({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
