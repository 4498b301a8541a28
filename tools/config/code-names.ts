import { lookups } from '#queries/lookups.ts';
import { type ApiDescription, readApiDescription } from './api-description.ts';
import { mutations, widgetDefinitions } from './code-definitions.ts';
import { formsOfCode } from './source-code.ts';

/** Names that code and API description offer to a configuration. */
export interface CodeNames {
  widgets: readonly string[];
  /** Mutations for forms. */
  mutations: readonly string[];
  /** Mutations for wizards -> ids of the steps they need. */
  neededSteps: ReadonlyMap<string, readonly string[]>;
  /** Mutations for wizards -> step -> number under which the retailer takes it at once. */
  sentSteps: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Look-ups that src/queries implements. */
  lookups: readonly string[];
  /** Forms that screens and routes show. */
  forms: ReadonlySet<string>;
  api: ApiDescription;
}

/**
 * Names of this repository's code, and of the API's description under `root`, or in this repository when `root` has
 * none.
 */
export function readCodeNames(root: string): CodeNames {
  const all = Object.entries(mutations);
  return {
    widgets: Object.keys(widgetDefinitions),
    mutations: all.flatMap(([name, { kind }]) => (kind === 'form' ? [name] : [])),
    neededSteps: new Map(
      all.flatMap(([name, one]) => (one.kind === 'wizard' ? [[name, one.needs] as const] : [])),
    ),
    sentSteps: new Map(
      all.flatMap(([name, one]) => (one.kind === 'wizard' ? [[name, one.sends] as const] : [])),
    ),
    lookups: Object.keys(lookups),
    forms: formsOfCode(root),
    api: readApiDescription(root),
  };
}
