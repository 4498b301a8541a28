import { knownNames } from '#tools/config/check.ts';
import { readCodeNames } from '#tools/config/code/code-names.ts';
import { compileRuntime, formatsOf } from '#tools/config/compile/compile-runtime.ts';
import { metaSchemaReader, type NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { readSource } from '#tools/config/sources/source-file.ts';
import { type View, viewOf } from '#tools/config/sources/view.ts';

/** The configuration that panels are made from, as it is now. */
export interface Scope {
  root: string;
  /** Whose files are changed; null: the retailer's. */
  partner: string | null;
  /** As this partner's customers get it. */
  view: View;
  /** The retailer's own. */
  house: View;
  /** Offered languages, the default one first. */
  languages: string[];
  /** A schema of schemas/meta/ by its name. */
  meta: (name: string) => JsonObject;
  /** Names that files may use, by kind. */
  names: NamesByKind;
  /** What a file says itself; an empty object where there is none. */
  own: (file: string) => JsonObject;
}

/** The configuration under `root` for whom it is edited. */
export async function scopeOf(root: string, partner: string | null): Promise<Scope> {
  const sources = readConfigurationSources(root);
  const view = viewOf(sources, partner);
  return {
    ...{ root, partner, view },
    house: partner === null ? view : viewOf(sources, null),
    languages: offeredLanguages(view),
    meta: metaSchemaReader(root),
    names: knownNames(view, readCodeNames(root), await formatsUnder(root)),
    own: (file) => {
      try {
        return readSource(root, file).value;
      } catch {
        return {};
      }
    },
  };
}

const formats = new Map<string, ReturnType<typeof formatsOf>>();

/** The formats of the code, read once. */
function formatsUnder(root: string): ReturnType<typeof formatsOf> {
  const known = formats.get(root) ?? compileRuntime(root).then(formatsOf);
  formats.set(root, known);
  return known;
}

/** The file that a change of `file` is written to: with a partner in view the partner's, which lies over it. */
export function ownFile({ partner }: Pick<Scope, 'partner'>, file: string): string {
  if (partner === null || file.startsWith('schemas/partners/')) return file;
  return `schemas/partners/${partner}/${file.replace(/^schemas\//, '')}`;
}
