import type { TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';

/** A diagnostic of the working copy, as `config:check` reports it. */
export interface PreviewDiagnostic {
  file: string;
  line: number;
  column: number;
  what: string;
  fix: string;
  /** It was published all the same. */
  isWarning?: true;
}

/** State of the working copy on the preview's server. */
export interface PreviewNews {
  partner: string | null;
  partners: string[];
  version: string | null;
  milliseconds: number;
  diagnostics: PreviewDiagnostic[];
}

export interface PreviewedSetting {
  key: string;
  description: string;
  unit: string | null;
  schema: SettingSchema;
}

export interface SettingSchema {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: SettingSchema;
}

export interface PreviewExample {
  answers: Answers;
  facts?: Record<string, unknown>;
}

export interface Written {
  file: string;
  line: number;
  layer: string;
}

export interface Claim {
  says: 'open' | 'step' | 'part' | 'shown' | 'required' | 'hidden' | 'disabled';
  place: Written;
  holds: boolean;
  when: {
    place: Written;
    branch: 'then' | 'else' | 'from' | 'until';
    time?: string;
    applies: boolean;
    conditions: {
      name: string;
      holds: boolean;
      place: Written;
      facts: { path: string; value?: unknown; layer: string; place?: Written }[];
    }[];
    answers: { address: string; value?: unknown }[];
  }[];
}

export interface FieldExplanation {
  address: string;
  shown: boolean;
  required: boolean;
  claims: Claim[];
}

export interface FormExplanation {
  form: Claim[];
  fields: FieldExplanation[];
}

export interface EntryExplanation {
  /** List of the part's options: `columns`. */
  list: string;
  name: string;
  claim: Claim;
}

export interface PartExplanation {
  area: string;
  name: string;
  claim: Claim;
  entries: EntryExplanation[];
}

export interface PageExplanation {
  parts: PartExplanation[];
  others: { part: string; what: string }[];
}

const BASE = '/_preview/api';

async function request<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${BASE}/${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  if (!answer.ok) throw new Error(`The preview's server answers ${answer.status} to ${path}`);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Requests of the panel to the preview's server. Each rejects when the server does not respond. */
export const previewApi = {
  settings: () => request<PreviewedSetting[]>('settings'),
  examples: () => request<Record<string, string[]>>('examples'),
  example: (form: string, name: string) => request<PreviewExample>(`examples/${form}/${name}`),
  texts: (language: string) => request<TextTree>(`texts/${language}`),
  turnTo: (partner: string | null) => request<null>('partner', { partner }),
  token: (person: 'customer' | 'read-only') =>
    request<{ token: string }>('session', { person }).then(({ token }) => token),
  explainForm: (onScreen: object) => request<FormExplanation | null>('explain/form', onScreen),
  explainPage: (onScreen: object) => request<PageExplanation | null>('explain/page', onScreen),
};

/** Listens to each compilation of the working copy; `null` while the server cannot be reached. */
export function followNews(onNews: (news: PreviewNews | null) => void): void {
  const events = new EventSource(`${BASE}/events`);
  events.onmessage = ({ data }) => onNews(JSON.parse(data) as PreviewNews);
  events.onerror = () => onNews(null);
}
