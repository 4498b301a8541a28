import { sentence } from '#tools/config/sentence.ts';
import { type PatternNode, parsePattern } from './pattern-syntax.ts';

/** A repetition with a higher limit than this counts as unbounded. */
const MANY = 12;

type Characters = ReadonlySet<string>;
const none: Characters = new Set();

/**
 * Why a regular expression can take seconds on a short text, or null when it cannot: a repetition that can divide the
 * same text in several ways. May report a harmless one, which is easily rewritten. Throws SyntaxError for an invalid
 * expression.
 */
export function runawayReason(source: string): string | null {
  new RegExp(source, 'u');
  return reasonIn(parsePattern(source));
}

function reasonIn(node: PatternNode): string | null {
  switch (node.kind) {
    case 'characters':
      return null;
    case 'nothing':
      return node.inside ? reasonIn(node.inside) : null;
    case 'choice':
      return firstReason(node.options);
    case 'sequence':
      return neighbours(node.parts) ?? firstReason(node.parts);
    case 'repeat':
      return (node.most > MANY ? repetition(node.body) : null) ?? reasonIn(node.body);
  }
}

function firstReason(nodes: PatternNode[]): string | null {
  return nodes.map(reasonIn).find((reason) => reason !== null) ?? null;
}

function repetition(body: PatternNode): string | null {
  if (body.kind === 'characters') return null;
  if (canBeEmpty(body)) return sentence`it repeats something that may be empty`;
  if (undelimited(body).size > 0)
    return sentence`a repetition inside a repetition can share characters with its next round`;
  return overlappingChoice(body) ? sentence`it repeats a choice whose options begin alike` : null;
}

function neighbours(parts: PatternNode[]): string | null {
  for (const [index, one] of parts.entries()) {
    if (!isMany(one)) continue;
    for (const next of parts.slice(index + 1)) {
      if (isMany(next) && canConsume(one.body, next.body) && canConsume(next.body, one.body))
        return sentence`two repetitions side by side share characters`;
      if (!canBeEmpty(next)) break;
    }
  }
  return null;
}

type Repeat = Extract<PatternNode, { kind: 'repeat' }>;

function isMany(node: PatternNode): node is Repeat {
  return node.kind === 'repeat' && node.most > MANY;
}

/** True when a whole round of `giver` can consist of characters of `taker`. */
function canConsume(giver: PatternNode, taker: PatternNode): boolean {
  const taken = characters(taker);
  return nonEmptyParts(giver).every((part) => meet(characters(part), taken));
}

/** Characters of inner repetitions that are not delimited by a mandatory part of other characters. */
function undelimited(node: PatternNode): Characters {
  if (node.kind === 'characters' || node.kind === 'nothing') return none;
  if (node.kind === 'choice') return union(node.options.map(undelimited));
  if (node.kind === 'repeat')
    return node.most > MANY ? characters(node.body) : undelimited(node.body);
  const free = node.parts.map((part) => {
    const inner = undelimited(part);
    const others = node.parts.filter((other) => other !== part && !canBeEmpty(other));
    return others.every((other) => meet(characters(other), inner)) ? inner : none;
  });
  return union(free);
}

function nonEmptyParts(node: PatternNode): PatternNode[] {
  const parts = node.kind === 'sequence' ? node.parts : [node];
  return parts.filter((part) => !canBeEmpty(part));
}

/** All characters that a match can contain. */
function characters(node: PatternNode): Characters {
  if (node.kind === 'characters') return node.set;
  if (node.kind === 'nothing') return none;
  if (node.kind === 'choice') return union(node.options.map(characters));
  if (node.kind === 'repeat') return characters(node.body);
  return union(node.parts.map(characters));
}

function overlappingChoice(node: PatternNode): boolean {
  if (node.kind === 'sequence') return node.parts.some(overlappingChoice);
  if (node.kind === 'repeat') return overlappingChoice(node.body);
  if (node.kind !== 'choice') return false;
  const begins = node.options.map(first);
  return (
    begins.some((one, i) => begins.slice(i + 1).some((other) => meet(one, other))) ||
    node.options.some(overlappingChoice)
  );
}

function canBeEmpty(node: PatternNode): boolean {
  if (node.kind === 'characters') return false;
  if (node.kind === 'nothing') return true;
  if (node.kind === 'sequence') return node.parts.every(canBeEmpty);
  if (node.kind === 'choice') return node.options.some(canBeEmpty);
  return node.least === 0 || canBeEmpty(node.body);
}

/** Characters that a match can begin with. */
function first(node: PatternNode): Characters {
  if (node.kind === 'characters') return node.set;
  if (node.kind === 'nothing') return none;
  if (node.kind === 'choice') return union(node.options.map(first));
  if (node.kind === 'repeat') return first(node.body);
  return union(upToNonEmpty(node.parts).map(first));
}

/** Parts up to and including the first that cannot be empty. */
function upToNonEmpty(parts: PatternNode[]): PatternNode[] {
  const solid = parts.findIndex((part) => !canBeEmpty(part));
  return solid < 0 ? parts : parts.slice(0, solid + 1);
}

function union(sets: Characters[]): Characters {
  return new Set(sets.flatMap((set) => [...set]));
}

function meet(a: Characters, b: Characters): boolean {
  return [...a].some((character) => b.has(character));
}
