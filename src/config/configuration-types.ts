import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Facts are the only thing a condition can look at (ARCHITECTURE, "Facts and conditions"). */
export interface Facts {
  settings: Settings;
  flags: Record<string, boolean>;
  session: { signedIn: boolean; readOnly: boolean; newCustomer: boolean; language: string };
  /** What the screen is about, by kind: `{ contract: … }`. */
  subject: Record<string, unknown>;
}

/** Settings of `schemas/portal.json`, merged with partner and served ones. Read through `settings` of the facts. */
export interface Settings {
  languages: { offered: string[]; default: string };
  features: {
    displayTypes: string[];
    ibanChange: { enabled: boolean; attachments: boolean };
    [feature: string]: unknown;
  };
  contracts: {
    itemsPerPage: number;
    pageSizes: number[];
    showProduct: boolean;
    showPower: boolean;
    dontShowSearchFilter: boolean;
  };
  invoices: { downloadInNewTab: boolean };
  homepage: string;
  fileUploadSizeLimit: number;
  organization: { name: string; phone: string; schedule: string; email: string };
  links: Record<string, string>;
  maintenance: { enabled: boolean; start: string | null; end: string | null };
  oidc: { enabled: boolean; defaultLogin: boolean };
  signUp: { enabled: boolean };
  brand: { name: string; logo: string | null; colors: Record<string, string> };
  menus: { sidebar: MenuEntry[]; profile: MenuEntry[]; footer: MenuEntry[] };
  [setting: string]: unknown;
}

export interface MenuEntry {
  route: string;
  requires?: string[];
}

/** A form, dialog, filter or wizard step, as written in `schemas/forms/<feature>.json`. */
export interface FormDocument {
  /** File name of the operation in `src/operations` that sends the answers. */
  submit?: string;
  /** Conditions that must hold before the form may be opened. */
  requires?: string[];
  /** Whether and how long answers are kept, and which fields never are. */
  draft?: { keepMinutes: number; never: string[] };
  schema: RJSFSchema;
  ui: UiSchema;
}

/** Functions that Ajv compiled ahead of time, by the hash RJSF gives each sub-schema. */
export type ValidatorFunctions = Record<string, unknown>;

/** What the browser imports by URL: `dist/config/<hash>` modules. */
export interface CompiledForm extends FormDocument {
  name: string;
  validators: ValidatorFunctions;
}

/** Pointer file: the only configuration file that is ever overwritten. */
export interface ConfigurationPointer {
  version: string;
  manifest: string;
  /** Base address of the retailer's API, from `schemas/deployment.json`. */
  api: string;
}

export interface Manifest {
  version: string;
  partner: string | null;
  settings: Settings;
  /** Module with `conditions` (name -> facts => boolean) and `settings` (dotted key -> value => boolean). */
  rules: string;
  /** Form name -> module URL. */
  forms: Record<string, string>;
  /** Wizard name -> its document. */
  wizards: Record<string, { steps: { id: string; form: string; when?: string[] }[] }>;
  /** Language -> URL of all texts but the forms'. */
  texts: Record<string, string>;
  /** Language -> form name -> URL of its texts. */
  formTexts: Record<string, Record<string, string>>;
}

export type TextTree = { [key: string]: string | TextTree };

/** The published configuration, ready to be asked. */
export interface Configuration {
  version: string;
  api: string;
  manifest: Manifest;
  /** True when the named condition holds for the facts; an unknown name never holds and is reported. */
  holds(condition: string, facts: Facts): boolean;
  /** Validator of one served setting by dotted key; undefined for a key nobody declared. */
  settingValidator(key: string): ((value: unknown) => boolean) | undefined;
  loadForm(name: string): Promise<CompiledForm>;
  loadTexts(language: string): Promise<TextTree>;
  loadFormTexts(name: string, language: string): Promise<TextTree>;
}
