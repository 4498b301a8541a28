import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, printDiagnostic } from './config/diagnostic.ts';
import { type Explanations, readExplanations } from './config/explain/explanations.ts';
import { type PreviewedSetting, previewedSettings } from './config/explain/previewed-settings.ts';
import { type Watch, watchConfiguration } from './config/watch.ts';

/** State of the working copy, as the panel shows it. */
export interface PreviewState {
  partner: string | null;
  partners: string[];
  /** Version that is served; null before the first one without diagnostics. */
  version: string | null;
  /** Duration of its compilation. */
  milliseconds: number;
  /** Diagnostics of the last save; only warnings when it is the served version. */
  diagnostics: readonly Diagnostic[];
}

/** The working copy of a configuration, compiled at each save as one partner's customers get it. */
export interface PreviewedConfiguration {
  state(): PreviewState;
  /** Calls back at each compilation, with or without diagnostics; returns the function that unsubscribes. */
  listen(listener: () => void): () => void;
  /** Compiles it for another partner from now on. */
  turnTo(partner: string | null): void;
  settings(): PreviewedSetting[];
  explain(): Promise<Explanations>;
  /** Compiles what was just written, without waiting for the file system to say so; resolves when that is known. */
  compile(): Promise<void>;
  stop(): void;
}

/** Watches `root` and publishes into `out`; prints each result. */
export function watchPreview(
  root: string,
  out: string,
  first: string | null,
): PreviewedConfiguration {
  const listeners = new Set<() => void>();
  let state: Omit<PreviewState, 'partners'> = {
    partner: first,
    version: null,
    milliseconds: 0,
    diagnostics: [],
  };
  let explaining: Promise<Explanations> | undefined;
  let watched: Watch | undefined;

  const watch = (partner: string | null) => {
    watched?.stop();
    const isCurrent = () => state.partner === partner;
    const publish = (news: Partial<typeof state>) => {
      if (!isCurrent()) return;
      state = { ...state, ...news };
      explaining = undefined;
      for (const listener of listeners) listener();
    };
    state = { ...state, partner };
    watched = watchConfiguration(
      { root, out, partner },
      {
        onCompiled({ version, milliseconds, warnings }) {
          for (const warning of warnings) console.log(printDiagnostic(warning));
          console.log(`· Configuration ${version} (${milliseconds.toFixed(0)} ms)`);
          publish({ version, milliseconds, diagnostics: warnings });
        },
        onDiagnostics(diagnostics) {
          console.error(diagnostics.map(printDiagnostic).join('\n'));
          publish({ diagnostics });
        },
      },
    );
  };
  watch(first);

  return {
    state: () => ({ ...state, partners: partnersUnder(root, state.partner) }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turnTo: (partner) => partner !== state.partner && watch(partner),
    settings: () => previewedSettings(root, state.partner),
    explain: () => (explaining ??= readExplanations(root, state.partner)),
    compile: async () => watched?.compile(),
    stop: () => watched?.stop(),
  };
}

/** The partners that have files, as one may be added or taken away again meanwhile, and the one in view. */
function partnersUnder(root: string, inView: string | null): string[] {
  const folder = join(root, 'schemas/partners');
  const all = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const hasFiles = (name: string) => readdirSync(join(folder, name)).length > 0;
  return all
    .filter((one) => one.isDirectory() && (one.name === inView || hasFiles(one.name)))
    .map(({ name }) => name)
    .sort();
}
