import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '.cache/source-maps';

/** The names under which a service of failure reports looks for source maps, and where they are. */
interface WrittenMaps {
  folder: string;
  release: string;
  dist: string;
}

/** The source maps of a build, which no server gets. */
export interface SourceMaps {
  /** Takes the source maps out of what Vite writes. */
  plugin: Plugin;
  /** Writes those of the application built in a folder. Throws where it has no first script. */
  write: (built: string) => WrittenMaps;
}

/** Names a build as its failure reports do (`release`, `dist` in `src/consent/failure-sender.ts`). */
function namesOf(built: string): Omit<WrittenMaps, 'folder'> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const dist = /src="\/assets\/[^"]*-([\w-]{8})\.js"/.exec(html)?.[1];
  if (!dist) throw new Error(`${built}/index.html names no script of a build`);
  return { release: `lluerna@${version}`, dist };
}

/** Source maps that are written apart from the build, so that nothing publishes them by mistake. */
export function sourceMaps(): SourceMaps {
  const maps = new Map<string, string | Uint8Array>();
  const plugin: Plugin = {
    name: 'lluerna:source-maps',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [file, output] of Object.entries(bundle))
          if (output.type === 'asset' && file.endsWith('.map')) {
            maps.set(basename(file), output.source);
            delete bundle[file];
          }
      },
    },
  };
  const write = (built: string) => {
    const names = namesOf(built);
    const folder = join(FOLDER, names.release, names.dist);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of maps) writeFileSync(join(folder, file), content);
    return { folder, ...names };
  };
  return { plugin, write };
}
