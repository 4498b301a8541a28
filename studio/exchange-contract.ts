import type { Json, Path } from './contract.ts';
import type { HistoryEntry } from './publish-contract.ts';

/** GET /api/exchange: what others committed that the working copy does not have. */
export interface Exchange {
  /** Null in a folder without git, where there is nothing to exchange. */
  git: {
    /** Branch that the working copy follows, such as `origin/main`; null where it follows none. */
    follows: string | null;
    /** The latest first. */
    others: HistoryEntry[];
    /** The commit that has all of them; null where there are none. */
    to: string | null;
    /** True where they are in this copy's own branch already: to publish would take them back. */
    isBehind: boolean;
  } | null;
}

/** POST /api/exchange/look fetches from the followed branch's server; `follows-none`: there is none. */
export interface Looked {
  result: 'done' | 'follows-none' | RemoteFault['reason'];
  words?: string;
}

/** Why a server of git was not reached, or refused; `words` are git's. */
export interface RemoteFault {
  reason: 'offline' | 'credentials' | 'failed';
  words: string;
}

/** A place that others and this copy changed to different values; a value that is left out is not there. */
export interface Clash {
  file: string;
  path: Path;
  mine?: Json;
  theirs?: Json;
}

/** POST /api/exchange/take: takes the commits up to `to` in, as one step of undo. 409: `Clashes`. */
export interface Take {
  to: string;
  choices: { file: string; path: Path; use: 'mine' | 'theirs' }[];
}

/** 409: places that are to be chosen first. 410 without them: there are other commits by now. */
export interface Clashes {
  clashes: Clash[];
}

/** POST /api/exchange/branch and /api/exchange/patch: what is changed, for a review in git. */
export interface Export {
  /** What changes and why: the message of the commit. */
  reason: string;
}

/** Answer to a branch that was made. */
export interface ExportedBranch {
  branch: string;
  /** Server that it can be pushed to; null for none. */
  remote: string | null;
}

/** Answer to a patch, which `git apply` and `git am` read. */
export interface ExportedPatch {
  name: string;
  patch: string;
}

/** POST /api/exchange/push: sends a branch of the Studio to the server of git. */
export interface Push {
  branch: string;
}

/** 422 of an export: nothing differs, git is missing, or the server of git (`RemoteFault`). */
export type ExportRefusal = { reason: 'nothing' | 'no-git'; words?: string } | RemoteFault;
