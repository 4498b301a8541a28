import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { activeContract, contractPath, gasContract } from '#tests/e2e/support/household.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

export type Json = Record<string, unknown>;

/** What an owner writes, by file: merged into what the file has. `<language>` stands for each offered language. */
export type Files = readonly (readonly [file: string, content: Json])[];

/** What a task needs to look at what customers see. */
export interface Visit {
  page: Page;
  customer: FreshCustomer;
  sandbox: SandboxControl;
}

/** Pages that tasks look at, with their addresses. */
export const places = {
  'the page of a contract': (customer: FreshCustomer) =>
    `${contractPath(activeContract(customer))}?dialog=none`,
  'the bank change': (customer: FreshCustomer) =>
    `${contractPath(activeContract(customer))}?dialog=iban-change`,
  'the page of a contract of gas': (customer: FreshCustomer) => contractPath(gasContract(customer)),
  'the contracts and the invoices': () => '/contratos/electricity',
  'the overview': () => '/',
  'a page of one’s own': () => '/tarifas',
  'the page to sign in': () => '/acceso',
  'the page to sign in, in a new language': () => '/acceso',
  'the contracting of electricity': () => '/nuevo-cliente-electricidad',
  'the contracting of both': () => '/nuevo-cliente-dual',
  'the end of the contracting of gas': () => '/nuevo-cliente-gas',
  'the power calculator': () => '/potencia',
} satisfies Record<string, (customer: FreshCustomer) => string>;

export type Place = keyof typeof places;

/** Places that customers see; the others are for visitors. */
export const ofCustomers: readonly Place[] = [
  'the page of a contract',
  'the bank change',
  'the page of a contract of gas',
  'the contracts and the invoices',
  'the overview',
];

/** December of next year: a publication can only be planned for what is to come. */
const year = new Date().getFullYear() + 1;
export const DECEMBER = `${year}-12-01T00:00:00+01:00`;
export const JANUARY = `${year + 1}-01-01T00:00:00+01:00`;

/** So many minutes before that December begins. */
export const beforeDecember = (minutes: number): Date =>
  new Date(Date.parse(DECEMBER) - minutes * 60_000);

/** Something that a configuration owner does by JSON and texts alone. */
export interface OwnerTask {
  /** Its number in the list of thirty. */
  task: number;
  title: string;
  files: Files;
  /** Where it shows: tasks of one place share a visit, in the order of the list. */
  at: Place;
  /** Expects on the page what is there because of these files, and only because of them. */
  seen: (visit: Visit) => Promise<void>;
}

/** The examples of a page for owners, below one of its headings or in all of it: each with the file that is named before it. */
export function examples(document: string, heading?: string): Files {
  const page = readFileSync(`docs/owners/${document}.md`, 'utf8');
  const section = page.split(/^## /m).find((one) => one.startsWith(`${heading}\n`));
  if (heading && !section) throw new Error(`${document} has no heading "${heading}"`);
  const parts = (section ?? page).matchAll(
    /`(schemas\/[\w/-]+\.json|locales\/(?:es-ES\/|<language>\/forms\/)[\w-]+\.json)`|```json\n([\s\S]*?)```/g,
  );
  const files: string[] = [];
  return [...parts].flatMap(([, file, block = '']) => {
    if (file) files.push(file.replace(/^schemas\//, '').replace('es-ES', '<language>'));
    const named = file ? undefined : files.shift();
    return named ? [[named, JSON.parse(block) as Json] as const] : [];
  });
}

/** Merges a change into what earlier ones have in the same file; edits of one list follow one another. */
export function merge(into: Json, change: Json): void {
  for (const [key, value] of Object.entries(change)) {
    const known = into[key];
    if (key === '$list' && Array.isArray(known) && Array.isArray(value)) known.push(...value);
    else if (isObject(known) && isObject(value)) merge(known, value);
    else into[key] = value;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
