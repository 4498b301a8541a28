import { type PatternNode, parsePattern } from './pattern-syntax.ts';

/** From here on a limit does not tame a repetition that contains another. */
const MANY = 12;

type Characters = ReadonlySet<string>;
const none: Characters = new Set();

/**
 * Why a regular expression can take seconds over a short text, or null when it cannot: a repetition that
 * can divide the same text in several ways. Cautious: it may warn of a harmless one, which is easily
 * rewritten. Throws SyntaxError when the expression is not one.
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
  if (canBeEmpty(body)) return 'it repeats something that may be empty';
  if (meet(endlessEnd(body), first(body)))
    return 'a repetition inside a repetition can share characters with its next round';
  return overlappingChoice(body) ? 'it repeats a choice whose options begin alike' : null;
}

function neighbours(parts: PatternNode[]): string | null {
  for (const [index, part] of parts.entries()) {
    const endless = endlessEnd(part);
    for (const next of endless.size > 0 ? parts.slice(index + 1) : []) {
      if (next.kind === 'repeat' && next.most > MANY && meet(endless, first(next.body)))
        return 'two repetitions side by side share characters';
      if (!canBeEmpty(next)) break;
    }
  }
  return null;
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

/** Characters a match can begin with. */
function first(node: PatternNode): Characters {
  if (node.kind === 'characters') return node.set;
  if (node.kind === 'nothing') return none;
  if (node.kind === 'choice') return union(node.options.map(first));
  if (node.kind === 'repeat') return first(node.body);
  return union(upToSolid(node.parts).map(first));
}

/** Characters of repetitions without a limit that a match can end in. */
function endlessEnd(node: PatternNode): Characters {
  if (node.kind === 'characters' || node.kind === 'nothing') return none;
  if (node.kind === 'choice') return union(node.options.map(endlessEnd));
  if (node.kind === 'repeat')
    return node.most > MANY
      ? union([first(node.body), endlessEnd(node.body)])
      : endlessEnd(node.body);
  return union(upToSolid(node.parts.toReversed()).map(endlessEnd));
}

/** Parts up to and with the first that cannot be empty. */
function upToSolid(parts: PatternNode[]): PatternNode[] {
  const solid = parts.findIndex((part) => !canBeEmpty(part));
  return solid < 0 ? parts : parts.slice(0, solid + 1);
}

function union(sets: Characters[]): Characters {
  return new Set(sets.flatMap((set) => [...set]));
}

function meet(a: Characters, b: Characters): boolean {
  return [...a].some((character) => b.has(character));
}
