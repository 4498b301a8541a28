import { Ajv, type ValidateFunction } from 'ajv';
import type { Json, JsonObject } from '#studio/contract.ts';
import {
  addCrossFieldKeywords,
  withDataPointers,
} from '#tools/config/compile/cross-field-keywords.ts';
import { conditionAtRoot } from '#tools/config/compile/hoist-conditions.ts';
import { withoutShorthand } from '#tools/config/sources/fact-shorthand.ts';
import type { ConditionNode, Over } from './condition-node.ts';
import { printed } from './condition-print.ts';
import { treeOf } from './condition-tree.ts';

/** Whether a condition holds; null where that cannot be known from what is on the page. */
export type Truth = boolean | null;

/** What is known of the person in view. */
export interface Known {
  facts: JsonObject;
  /** Answers of the form at hand; null while it is not on the page. */
  answers: JsonObject | null;
  /** Group of fields that the answers of a condition are in. */
  group: readonly string[];
  named: Readonly<Record<string, JsonObject>>;
}

const ajv = addCrossFieldKeywords(
  new Ajv({
    ...{ $data: true, strict: false, validateSchema: false, validateFormats: false },
    multipleOfPrecision: 6,
  }),
);
const compiled = new Map<string, ValidateFunction>();
/** Most conditions whose tests are remembered: each letter that is typed makes another. */
const MOST = 500;

function fits(schema: Json, data: JsonObject): boolean {
  const key = JSON.stringify(schema);
  let test = compiled.get(key);
  if (!test) {
    if (compiled.size >= MOST) compiled.clear();
    test = ajv.compile(withDataPointers(schema) as object);
    compiled.set(key, test);
  }
  return test(data);
}

/** Whether a line or a group holds for the person in view, as the portal would find. */
export function truthOf(
  node: ConditionNode,
  over: Over,
  known: Known,
  above: readonly string[] = [],
): Truth {
  const positive = positiveTruth(node, over, known, above);
  return positive === null ? null : positive !== node.isNot;
}

function positiveTruth(
  node: ConditionNode,
  over: Over,
  known: Known,
  above: readonly string[],
): Truth {
  if (node.kind === 'group') {
    const each = node.parts.map((part) => truthOf(part, over, known, above));
    // One that fails settles all of them, one that holds any of them, whatever the others are.
    const settling = node.way === 'any';
    if (each.includes(settling)) return settling;
    return each.includes(null) ? null : !settling;
  }
  if (node.kind === 'named') return namedTruth(node.name, known, above);
  const json = printed({ ...node, isNot: false }) ?? {};
  try {
    if (over === 'facts')
      return isAway(node, known) ? null : fits(withoutShorthand(json as never), known.facts);
    const { answers, facts, group } = known;
    if (answers === null) return null;
    return fits(conditionAtRoot(json as never, group), { ...answers, facts });
  } catch {
    // A pattern that is being typed is no expression yet.
    return null;
  }
}

/** Whether a named condition holds. */
export function namedTruth(name: string, known: Known, above: readonly string[] = []): Truth {
  const condition = Object.hasOwn(known.named, name) ? known.named[name] : undefined;
  const tree = condition && !above.includes(name) ? treeOf(condition, 'facts') : null;
  return tree && truthOf(tree, 'facts', known, [...above, name]);
}

/** True for a fact about something that the page is not about. */
function isAway(node: ConditionNode, { facts }: Known): boolean {
  const address = node.kind === 'fact' ? node.address : '';
  const [kind, subject = ''] = address.split('/');
  return kind === 'subject' && !Object.hasOwn((facts.subject ?? {}) as JsonObject, subject);
}
