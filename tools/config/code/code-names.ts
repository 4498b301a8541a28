import type { SentStep } from '#operations/mutation.ts';
import type { PartDefinition } from '#parts/part-definition.ts';
import { lookups } from '#queries/lookups.ts';
import {
  type ApiDescription,
  readApiDescription,
} from '#tools/config/description/api-description.ts';
import { remembered } from '#tools/config/remembered.ts';
import { mutations, partDefinitions, widgetDefinitions } from './code-definitions.ts';
import type { NeededSteps } from './needed-steps.ts';
import { formsOfCode, pagesOfCode } from './source-code.ts';

/** Names that code and API description offer to a configuration. */
export interface CodeNames {
  widgets: readonly string[];
  /** Parts of pages by name. */
  parts: Readonly<Record<string, PartDefinition>>;
  /** Mutations for forms. */
  mutations: readonly string[];
  /** Mutations for wizards -> wizard -> step -> what it needs of it. */
  neededSteps: ReadonlyMap<string, NeededSteps>;
  /** Mutations for wizards -> step -> how the retailer takes it at once. */
  sentSteps: ReadonlyMap<string, Readonly<Record<string, SentStep>>>;
  /** Look-ups that src/queries implements. */
  lookups: readonly string[];
  /** Forms that screens and routes show. */
  forms: ReadonlySet<string>;
  /** Pages that have a screen in the code, by route. */
  pages: ReadonlySet<string>;
  api: ApiDescription;
}

type CodeParts = [CodeNames['forms'], CodeNames['pages'], ApiDescription];

/**
 * Names of this repository's code, and of the API's description under `root`, or in this repository when `root` has
 * none.
 */
export const readCodeNames = (root: string): CodeNames =>
  codeNames(formsOfCode(root), pagesOfCode(root), readApiDescription(root));

const codeNames = remembered((...[forms, pages, api]: CodeParts): CodeNames => {
  const all = Object.entries(mutations);
  const ofWizards = all.flatMap(([name, one]) =>
    one.kind === 'wizard' ? [[name, one] as const] : [],
  );
  return {
    widgets: Object.keys(widgetDefinitions),
    parts: partDefinitions,
    mutations: all.flatMap(([name, { kind }]) => (kind === 'form' ? [name] : [])),
    neededSteps: new Map(ofWizards.map(([name, { needs }]) => [name, needs as NeededSteps])),
    sentSteps: new Map(
      ofWizards.map(([name, { sends }]) => [name, sends as Readonly<Record<string, SentStep>>]),
    ),
    lookups: Object.keys(lookups),
    ...{ forms, pages, api },
  };
});
