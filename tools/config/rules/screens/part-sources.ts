import { pageDefinition } from '#parts/page-definitions.ts';
import { FactPaths, lostFact } from '#tools/config/analysis/fact-paths.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { unknownFact } from '#tools/config/rules/conditions/condition-facts.ts';
import { unknownMember } from '#tools/config/rules/lookups/look-up-members.ts';
import { wrongCall } from '#tools/config/rules/lookups/look-ups.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { PlacedPart } from './placed-parts.ts';

interface Finding {
  at: JsonPath;
  part?: 'key' | 'value';
  what: Sentence;
  fix: Sentence;
}

/** What a part reads is an operation of the API that can be read, with its parameters, and with the members it shows. */
export function sourceDiagnostics(part: PlacedPart, context: CheckContext): Diagnostic[] {
  const { definition, document, path, entry } = part;
  const options = isJsonObject(entry.options) ? entry.options : {};
  const { source } = options;
  if (!definition.reads || !isJsonObject(source)) return [];
  const operation = String(source.operation);
  const calls = wrongCall(source, context.code).map(({ key, ...wrong }) => ({
    at: ['source', ...key],
    ...wrong,
  }));
  const members = definition.reads(options).flatMap(({ name, at }) => {
    const wrong = unknownMember(operation, name, context.code);
    return wrong ? [{ at: [...at], ...wrong }] : [];
  });
  const findings: Finding[] = [...calls, ...wrongFacts(part, source, context), ...members];
  return findings.map(({ at, part: key, what, fix }) => ({
    ...document.place([...path, 'options', ...at], key),
    what,
    fix,
  }));
}

/** Parameters that are a text without being a fact, or a fact that there is not, or not on this page. */
function wrongFacts(
  { page }: PlacedPart,
  { params }: JsonObject,
  { meta }: CheckContext,
): Finding[] {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  const named = Object.entries(isJsonObject(params) ? params : {});
  return named.flatMap(([name, param]: [string, Json]): Finding[] => {
    if (typeof param !== 'string') return [];
    const at = ['source', 'params', name];
    const [first, ...path] = param.split('/');
    if (first !== 'facts') {
      const what = sentence`"${param}" is not the address of a fact`;
      const fix = sentence`write { "is": "${param}" } for that text, or a fact as facts/session/language`;
      return [{ at, what, fix }];
    }
    const lost = lostFact(facts, path);
    if (lost) {
      const [what, fix] = unknownFact(lost.path, lost.members);
      return [{ at, what, fix }];
    }
    const { subject } = pageDefinition(page);
    if (path[0] !== 'subject' || path[1] === subject) return [];
    const what = sentence`the page "${page}" is not about a ${path[1] ?? 'subject'}`;
    return [{ at, what, fix: sentence`name another fact` }];
  });
}
