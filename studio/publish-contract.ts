/** A change for customers, in words, and what it breaks; as `config:diff` says it. */
export interface Difference {
  about: string;
  what: string;
  /** Whose customers it concerns; null: the retailer's own. */
  partners: (string | null)[];
  breaks: string[];
}

/** GET /api/publication: what would be published. */
export interface PublicationPlan {
  differences: Difference[];
  files: string[];
  /** Faults that forbid it. */
  faults: number;
  /** When versions that were published for a time begin to count (ISO 8601), the first one first. */
  planned: string[];
  /** False in a folder without git: what is published then is only in the log of publications. */
  hasHistory: boolean;
}

/** POST /api/publish. */
export interface Publish {
  /** Why, for the history. */
  reason: string;
  /** When it counts (ISO 8601 with a time zone); left out: at once. */
  from?: string;
  /** True when the person saw which drafts or calls it breaks. */
  isAcknowledged: boolean;
}

/** POST /api/publication/call-off: the version that would follow at a time does not; 409 where none would. */
export interface CallOff {
  from: string;
}

/** Answer to a publication that was made. */
export interface Published {
  version: string;
  milliseconds: number;
  /** When it begins to count (ISO 8601); left out: at once. */
  from?: string;
  /** Commit of it; null without git, or where nothing had changed. */
  commit: string | null;
}

/**
 * 422 of a publication: why it was not made. `behind`: others committed meanwhile. For a time: it has passed, nothing is
 * published that counts until then, or the headers of the server would change. `failed` has the words of the
 * compiler or of git.
 */
export interface PublishRefusal {
  reason:
    | 'faults'
    | 'not-acknowledged'
    | 'not-allowed'
    | 'behind'
    | 'passed'
    | 'first-now'
    | 'headers-now'
    | 'failed';
  words?: string;
}

/** A commit that changed the configuration. */
export interface HistoryEntry {
  id: string;
  at: string;
  by: string;
  reason: string;
}

/** A version that follows by itself at a time. */
export interface PlannedVersion {
  /** ISO 8601 with a time zone. */
  from: string;
  /** Why; null where it was not said. */
  reason: string | null;
}

/** GET /api/history; GET /api/history/:id gives `Difference[]` of it. */
export interface History {
  entries: HistoryEntry[];
  /** The first one first. */
  planned: PlannedVersion[];
}

/** POST /api/restore: gives the files what they were in a commit (`version`), or takes only what it changed back (`change`). */
export interface Restore {
  id: string;
  what: 'version' | 'change';
}
