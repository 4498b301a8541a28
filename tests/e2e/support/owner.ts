import type { Page } from '@playwright/test';
import { isObject } from '#domain/values/is-object.ts';
import type { OwnConfiguration } from './own-configuration.ts';

type Json = Record<string, unknown>;

/** Files of the configuration, as far as owners change them in tests. */
export interface FormDocument {
  schema: { required?: string[]; properties: Json; allOf: Json[] };
  ui: Json;
}

interface FieldTexts {
  label?: string;
  help?: string;
  errors?: Record<string, string>;
}

interface FormTexts {
  title: string;
  groups?: Record<string, string>;
  fields: Record<string, FieldTexts>;
}

export interface WizardDocument {
  steps: { id: string; form: string; when?: string[]; sends?: number; summary?: boolean }[];
}

const LANGUAGES = ['es-ES', 'ca-ES'] as const;
type Language = (typeof LANGUAGES)[number];

/** Edits the texts of a form in both languages. */
export function editTexts(
  own: OwnConfiguration,
  form: string,
  change: (texts: FormTexts, language: Language) => void,
): void {
  for (const language of LANGUAGES)
    own.edit<FormTexts>(`locales/${language}/forms/${form}.json`, (texts) =>
      change(texts, language),
    );
}

/** Merges settings over those of portal.json, as JSON Merge Patch does. */
export function editSettings(own: OwnConfiguration, settings: Json): void {
  own.edit<Json>('schemas/portal.json', (portal) => lay(portal, settings));
}

function lay(below: Json, above: Json): void {
  for (const [key, value] of Object.entries(above)) {
    const under = below[key];
    if (isObject(value) && isObject(under)) lay(under, value);
    else below[key] = value;
  }
}

/** Errors in the console of the page. */
export function reportsOf(page: Page): () => string {
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
  return () => reports.join('\n');
}
