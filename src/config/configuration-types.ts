import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Holder } from '#domain/customer/holder.ts';
import type { FormSubmit } from '#domain/form-call.ts';
import type { SettingValidator } from '#domain/settings/served-settings.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { ScreenDocument } from './pages/screen-document.ts';
import type { PublishedApp } from './published-app.ts';
import type { WizardDocument } from './wizard-document.ts';

export type {
  HomeAction,
  MenuEntry,
  ScheduledSetting,
  Settings,
} from '#domain/settings/settings-types.ts';

/** Facts are the only thing a condition can look at (ARCHITECTURE, "Facts and conditions"). */
export interface Facts {
  settings: Settings;
  flags: Record<string, boolean>;
  session: {
    signedIn: boolean;
    readOnly: boolean;
    newCustomer: boolean;
    language: string;
    /** Facts derived from the tax id of the signed-in customer; empty for a visitor. */
    customer: Holder;
    /** The day as a number that can be compared: 20261201 is 1 December 2026. */
    today: number;
  };
  /** What the screen is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
}

/** A form, dialog, filter or wizard step, as written in `schemas/forms/<feature>.json`. */
export interface FormDocument {
  /** What sends the answers: file name of a mutation in `src/operations`, or a call of the API's description. */
  submit?: FormSubmit;
  /** Conditions that must hold before the form may be opened. */
  requires?: string[];
  /** Purposes of data protection that the form states above its button, each where its conditions hold. */
  dataProtection?: { purpose: string; when?: string[] }[];
  /** Whether and how long answers are stored, and which fields never are. */
  draft?: { keepMinutes: number; delayMs?: number | { $data: string }; never: string[] };
  schema: RJSFSchema;
  ui: UiSchema;
}

/** Functions that Ajv compiled ahead of time, by the hash RJSF gives each sub-schema. */
export type ValidatorFunctions = Record<string, unknown>;

/** What the browser imports by URL: `dist/config/<hash>` modules. */
export interface CompiledForm extends FormDocument {
  name: string;
  /** Changes whenever the questions of the form change, so that old drafts are recognised. */
  edition: string;
  /** Addresses (`person/photos`) of passwords and files: no draft keeps them. */
  notInDrafts: string[];
  /** Addresses of answers in memory only: those of `notInDrafts`, accounts, consents and `draft.never`. */
  neverStored: string[];
  validators: ValidatorFunctions;
  resets?: CompiledReset[];
  warnings?: CompiledWarning[];
  about?: FieldAbout[];
}

/** A consent, a file or another answer that depends on others: it is removed when one of these changes. */
export interface FieldAbout {
  /** Address of the field, from the form's root. */
  field: string;
  /** Addresses of the answers that it is about: of this form, or `facts/subject/wizard/answers/<step>/<field>`. */
  of: string[];
}

/** An answer that follows from others: what is set when one of `changed` changed (none named: any) and `holds` does. */
export interface CompiledReset {
  /** Group of fields in which its addresses begin; absent for the root of the form. */
  in?: string;
  /** Done once, when the form opens, and only where there is no answer yet. */
  at?: 'start';
  changed?: string[];
  /** Over the answers, with the facts under `facts`. */
  holds?: (answers: unknown) => boolean;
  /** Facts of the wizard that `holds` reads: `facts/subject/wizard/answers/…`. */
  reads?: string[];
  /** Address -> its new answer. */
  set: Record<string, ResetValue>;
}

/** A new answer: a constant, null for none, a copy of another answer or fact, or what several add up to. */
export type ResetValue = string | number | boolean | null | { from: string } | ComputedSum;

/** The sum of the answers at some addresses without those at others, to so many decimals. */
export interface ComputedSum {
  sum: string[];
  minus?: string[];
  decimals?: number;
}

/** A warning beside a field while `holds`; it blocks nothing. Its text is `warnings.<name>` of the field. */
export interface CompiledWarning {
  /** Address of the field, from the form's root. */
  field: string;
  name: string;
  /** Over the answers, with the facts under `facts`. */
  holds(answers: unknown): boolean;
}

/** How a look-up reads an operation that only the description of the API knows; published with the form. */
export interface DescribedRead {
  /** Template, as `/v1/banners/{code}`. */
  path: string;
  /** Parameters in the path; the others are in the query. */
  inPath: string[];
  /** Path of the list of entries in the payload; null where the payload is the one entry. */
  list: string[] | null;
  /** What the members of an entry are described as, so that one that is written otherwise is read; absent in older publications. */
  members?: Record<string, DescribedMember>;
}

/** A type, or the known values of a text. */
export type DescribedMember = 'text' | 'number' | 'boolean' | 'day' | 'moment' | string[];

export interface Manifest {
  version: string;
  partner: string | null;
  settings: Settings;
  /** The product's own settings, the fallback for a key of `settings` that is missing or of the wrong type. */
  defaults: Settings;
  /** Module with `conditions` (name -> facts => boolean). */
  rules: string;
  /** Module with `settings` (dotted key -> value => boolean). */
  settingRules: string;
  /** Form name -> module URL. */
  forms: Record<string, string>;
  /** Absent in publications older than this property. */
  app?: PublishedApp;
  /** Wizard name -> its document. */
  wizards: Record<string, WizardDocument>;
  /** Route -> the document of its page. Absent in what was published before there were documents. */
  screens?: Readonly<Record<string, ScreenDocument>>;
  /** Language -> its name in itself, of each that has texts. Absent in what was published before there was one. */
  languageNames?: Record<string, string>;
  /** Language -> URL of all texts but the forms'. */
  texts: Record<string, string>;
  /** Language -> form name -> URL of its texts. */
  formTexts: Record<string, Record<string, string>>;
}

export type TextTree = { [key: string]: string | TextTree };

/** The published configuration, loaded. */
export interface Configuration {
  version: string;
  /** True for the version that a prerendered page names: a newer one may have been published since. */
  isFromPage: boolean;
  api: string;
  /** Folder of the pointer, as an address. */
  base: string;
  manifest: Manifest;
  /** True when the named condition holds for the facts; an unknown name never holds and is reported. */
  holds(condition: string, facts: Facts): boolean;
  /** Fetches the validators of served settings, which most visits do not need. */
  loadSettingValidator(): Promise<SettingValidator>;
  loadForm(name: string): Promise<CompiledForm>;
  loadTexts(language: string): Promise<TextTree>;
  loadFormTexts(name: string, language: string): Promise<TextTree>;
}
