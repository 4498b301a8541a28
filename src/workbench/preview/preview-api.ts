import type { TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { Person } from '#workbench/edit/studio-messages.ts';
import { request } from '#workbench/served/preview-server.ts';

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

/** Requests of the panel to the preview's server. Each rejects when the server does not respond. */
export const previewApi = {
  settings: () => request<PreviewedSetting[]>('settings'),
  examples: () => request<Record<string, string[]>>('examples'),
  example: (form: string, name: string) => request<PreviewExample>(`examples/${form}/${name}`),
  texts: (language: string) => request<TextTree>(`texts/${language}`),
  token: (person: Exclude<Person, 'visitor'>) =>
    request<{ token: string }>('session', { person }).then(({ token }) => token),
  explainForm: (onScreen: object) => request<FormExplanation | null>('explain/form', onScreen),
  explainPage: (onScreen: object) => request<PageExplanation | null>('explain/page', onScreen),
};
