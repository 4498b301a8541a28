import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledConfiguration,
  type CompileOptions,
  compileConfiguration,
} from './compile.ts';
import { ConfigurationFaults, type Fault } from './fault.ts';

export interface WatchCallbacks {
  /** A new version is published. */
  onCompiled(compiled: CompiledConfiguration): void;
  /** The configuration has faults; the last version that had none stays published. */
  onFaults(faults: readonly Fault[]): void;
}

/** Editors write a file in several steps; this long after the last one it is whole. */
const SETTLED_AFTER_MS = 80;

/**
 * Compiles now and again on each save of schemas/, locales/ or the formats. Gives a function that stops
 * watching. An error that is no fault of the configuration reaches `onFaults` as one in the folder itself.
 */
export function watchConfiguration(options: CompileOptions, callbacks: WatchCallbacks): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const compile = async () => {
    if (stopped) return;
    try {
      callbacks.onCompiled(await compileConfiguration(options));
    } catch (error) {
      callbacks.onFaults(error instanceof ConfigurationFaults ? error.faults : [unexpected(error)]);
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(compile);
    }, SETTLED_AFTER_MS);
  };
  const watchers = ['schemas', 'locales', 'src/domain']
    .map((folder) => join(options.root, folder))
    .filter(existsSync)
    .map((folder) => watch(folder, { recursive: true }, schedule));
  running = compile();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function unexpected(error: unknown): Fault {
  const what = error instanceof Error ? error.message : String(error);
  return {
    file: 'schemas',
    line: 1,
    column: 1,
    what,
    mend: 'this is a fault of the compiler: tell a developer',
  };
}
