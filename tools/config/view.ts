import type { ConfigurationSources, LayerSources } from './configuration-sources.ts';
import { type LayeredDocument, layeredDocument } from './layered-document.ts';
import type { SourceFile } from './source-file.ts';

/** The configuration as one partner's customers get it, or the retailer's own (partner null). */
export interface View {
  partner: string | null;
  portal: LayeredDocument;
  conditions: LayeredDocument;
  deployment: LayeredDocument;
  forms: Map<string, LayeredDocument>;
  wizards: Map<string, LayeredDocument>;
  texts: Map<string, Map<string, LayeredDocument>>;
  formTexts: Map<string, Map<string, LayeredDocument>>;
}

/** Merges the defaults with the overrides of one partner. Throws for a partner nobody wrote. */
export function viewOf(sources: ConfigurationSources, partner: string | null): View {
  const overrides = partner === null ? undefined : sources.partners.get(partner);
  if (partner !== null && !overrides)
    throw new Error(`There is no folder schemas/partners/${partner}`);
  const layers = [sources.defaults, overrides].filter((layer) => layer !== undefined);
  return {
    partner,
    portal: single(layers, 'portal'),
    conditions: single(layers, 'conditions'),
    deployment: single(layers, 'deployment'),
    forms: named(layers.map((layer) => layer.forms)),
    wizards: named(layers.map((layer) => layer.wizards)),
    texts: byLanguage(layers.map((layer) => layer.texts)),
    formTexts: byLanguage(layers.map((layer) => layer.formTexts)),
  };
}

/** The defaults and every partner's view. */
export function viewsOf(sources: ConfigurationSources): View[] {
  return [null, ...sources.partners.keys()].map((partner) => viewOf(sources, partner));
}

function single(layers: LayerSources[], name: 'portal' | 'conditions' | 'deployment') {
  return layeredDocument(layers.map((layer) => layer[name]).filter((file) => file !== undefined));
}

function keysOf<V>(maps: Map<string, V>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();
}

function named(maps: Map<string, SourceFile>[]): Map<string, LayeredDocument> {
  return new Map(
    keysOf(maps).map((name) => [
      name,
      layeredDocument(maps.map((map) => map.get(name)).filter((file) => file !== undefined)),
    ]),
  );
}

function byLanguage(maps: Map<string, Map<string, SourceFile>>[]) {
  return new Map(
    keysOf(maps).map((language) => [
      language,
      named(maps.map((map) => map.get(language)).filter((files) => files !== undefined)),
    ]),
  );
}
