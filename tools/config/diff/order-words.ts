type Names = readonly string[];

/** Where an entry of a list stands: `first`, or after which other. */
export function placeOf(list: Names, name: string): string {
  const before = list[list.indexOf(name) - 1];
  return before === undefined ? 'first' : `after ${before}`;
}

/**
 * Another order in words: each entry that moved, or the whole order when most of it is another. Entries that only one
 * list has are no move.
 */
export function orderWords(
  before: Names,
  after: Names,
  words: { moved(name: string, where: string): string; whole(names: string): string },
): string[] {
  const common = after.filter((name) => before.includes(name));
  const inOrder = longestInOrder(common, before);
  const moved = common.filter((name) => !inOrder.has(name));
  if (moved.length * 2 > common.length) return [words.whole(after.join(', '))];
  return moved.map((name) => {
    const place = placeOf(after, name);
    return words.moved(name, `moved ${place === 'first' ? 'to the first place' : place}`);
  });
}

/** The most entries that keep the order of `reference`; of equally many, those that stand last. */
function longestInOrder(list: Names, reference: Names): Set<string> {
  const rank = (name: string) => reference.indexOf(name);
  let longest: Names = [];
  const chains: Names[] = [];
  for (const name of list) {
    let best: Names = [];
    for (const chain of chains)
      if (rank(chain.at(-1) ?? '') < rank(name) && chain.length >= best.length) best = chain;
    const chain = [...best, name];
    chains.push(chain);
    if (chain.length >= longest.length) longest = chain;
  }
  return new Set(longest);
}
