import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** The decoder of HEIC photos, in plain JavaScript: its WebAssembly needs more of the Content-Security-Policy. */
export const HEIC_DECODER = 'node_modules/libheif-js/libheif/libheif.js';

/** Files of packages whose licence allows them in no bundle (docs/packages.md). */
const SEPARATE = [HEIC_DECODER];

/** Path of the package's file that a built file is a copy of; undefined for any other built file. */
export function separateFileOf(
  output: Rollup.OutputAsset | Rollup.OutputChunk,
): string | undefined {
  const { originalFileNames } =
    output.type === 'asset' ? output : { originalFileNames: [] as string[] };
  return SEPARATE.find((file) => originalFileNames.includes(file));
}

/**
 * Puts the licence of each separate file beside it, as `<file>.LICENSE.txt`. Fails when the file is not the package's own,
 * byte for byte, or when a chunk contains it.
 */
export function separateFiles(): Plugin {
  return {
    name: 'lluerna:separate-files',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const modules = output.type === 'chunk' ? output.moduleIds : [];
        const bundled = SEPARATE.find((file) => modules.some((id) => id.endsWith(`/${file}`)));
        if (bundled) this.error(`${output.fileName} contains ${bundled}`);
        const file = separateFileOf(output);
        if (file === undefined || output.type !== 'asset') continue;
        if (!readFileSync(file).equals(Buffer.from(output.source)))
          this.error(`${output.fileName} differs from ${file}`);
        this.emitFile({
          type: 'asset',
          fileName: `${output.fileName}.LICENSE.txt`,
          source: readFileSync(join(dirname(file), 'LICENSE')),
        });
      }
    },
  };
}
