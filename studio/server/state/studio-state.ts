import type { StudioState } from '#studio/contract.ts';
import type { Other, Person } from '#studio/people-contract.ts';
import { identityOf } from '#studio/rights.ts';
import type { Editing } from '#studio/server/history/editing.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { languageNames, offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import { changedFiles } from './changed-files.ts';
import { diagnosesOf } from './diagnoses.ts';

export interface LiveState {
  /** The state for a page of a person. */
  read(who: Person, others?: Other[]): StudioState;
  /** True while the check of the last change runs. */
  isChecking(): boolean;
  /** Says that the state is another one. */
  announce(): void;
  /** Number of changes so far. */
  revision(): number;
  /** Says that the Studio wrote files: the check of them begins. */
  written(): void;
  /** Says that git has another last commit. */
  committed(): void;
  /** Calls back at each change of the state; returns the function that unsubscribes. */
  listen(listener: () => void): () => void;
}

interface LiveStateOptions {
  root: string;
  portal: () => string;
  configuration: PreviewedConfiguration;
  editing: Editing;
  /** True where people sign in. */
  isTeam: boolean;
  read: (file: string) => string | null;
}

/** What the Studio's page shows beside the panel, from the check of the working copy, its history and git. */
export function createLiveState({
  root,
  portal,
  configuration,
  editing,
  isTeam,
  read,
}: LiveStateOptions): LiveState {
  const listeners = new Set<() => void>();
  let revision = 0;
  let isChecking = false;
  let writes = 0;
  let changed: string[] | null = null;
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const readChanged = () =>
    void changedFiles(root).then((files) => {
      if (String(files) === String(changed)) return;
      changed = files;
      announce();
    });
  // An editor or git may have changed files too.
  configuration.listen(() => {
    revision++;
    readChanged();
    announce();
  });
  readChanged();
  return {
    revision: () => revision,
    isChecking: () => isChecking,
    announce,
    read(who, others = []) {
      const { partner, partners, version, diagnostics } = configuration.state();
      const view = viewOf(readConfigurationSources(root), partner);
      const names = languageNames(view);
      return {
        ...{ who, isTeam, others, partner, partners, version, revision, isChecking },
        portal: portal(),
        languages: offeredLanguages(view).map((code) => ({ code, name: names[code] ?? code })),
        diagnoses: diagnosesOf(diagnostics, read),
        ...editing.next(identityOf(who)),
        changedFiles: changed,
      };
    },
    written() {
      revision++;
      isChecking = true;
      const written = ++writes;
      readChanged();
      announce();
      void configuration.compile().then(() => {
        if (written !== writes) return;
        isChecking = false;
        announce();
      });
    },
    committed: readChanged,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
