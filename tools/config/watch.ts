import { join } from 'node:path';
import { sentence } from '#tools/config/sentence.ts';
import {
  type CompiledConfiguration,
  type CompileOptions,
  compileConfiguration,
} from './compile.ts';
import { ConfigurationDiagnostics, type Diagnostic } from './diagnostic.ts';
import { watchFolders } from './watch-folders.ts';

export interface WatchCallbacks {
  /** Called when a new version is published. */
  onCompiled(compiled: CompiledConfiguration): void;
  /** Called when the configuration has diagnostics; the last version without diagnostics stays published. */
  onDiagnostics(diagnostics: readonly Diagnostic[]): void;
}

/** Editors write a file in several steps: a file counts as complete this long after the last one. */
const SETTLED_AFTER_MS = 80;

export interface Watch {
  /** Compiles what was just written; resolves when that has been reported. */
  compile(): Promise<void>;
  stop(): void;
}

/**
 * Compiles now, and on each save of schemas/, locales/ or the formats. An unexpected error reaches `onDiagnostics` as a
 * diagnostic of the folder itself.
 */
export function watchConfiguration(options: CompileOptions, callbacks: WatchCallbacks): Watch {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let waiting: (() => void)[] = [];
  const compile = async () => {
    const reported = waiting;
    waiting = [];
    if (!stopped) await compileOnce();
    for (const report of reported) report();
  };
  const compileOnce = async () => {
    try {
      callbacks.onCompiled(await compileConfiguration(options));
    } catch (error) {
      callbacks.onDiagnostics(
        error instanceof ConfigurationDiagnostics ? error.diagnostics : [unexpected(error)],
      );
    }
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(compile);
    }, SETTLED_AFTER_MS);
  };
  const folders = ['schemas', 'locales', 'src/domain'].map((folder) => join(options.root, folder));
  const unwatch = watchFolders(folders, schedule);
  running = compile();
  return {
    compile: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        schedule();
      }),
    stop() {
      stopped = true;
      clearTimeout(timer);
      unwatch();
      for (const report of waiting) report();
    },
  };
}

function unexpected(error: unknown): Diagnostic {
  const what = sentence`${error instanceof Error ? error.message : error}`;
  return {
    file: 'schemas',
    line: 1,
    column: 1,
    what,
    fix: sentence`this is an error of the compiler: report it to a developer`,
  };
}
