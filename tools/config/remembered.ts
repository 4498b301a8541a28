interface Branch {
  objects: WeakMap<object, Branch>;
  others: Map<unknown, Branch>;
  result?: { value: unknown };
}

const branch = (): Branch => ({ objects: new WeakMap(), others: new Map() });

/**
 * `compute`, whose result for the same arguments (the same objects, not equal ones) is the first one. A check on each save
 * judges again only what is another object then: files and documents with an unchanged text are the same.
 */
export function remembered<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const root = branch();
  return (...args) => {
    let at = root;
    for (const arg of args) {
      const next = isObject(arg) ? at.objects.get(arg) : at.others.get(arg);
      at = next ?? grown(at, arg);
    }
    at.result ??= { value: compute(...args) };
    return at.result.value as Result;
  };
}

function grown(from: Branch, arg: unknown): Branch {
  const next = branch();
  if (isObject(arg)) from.objects.set(arg, next);
  else from.others.set(arg, next);
  return next;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** What the text of a file comes to, worked out again only for another text. The last result of each path stays. */
export function rememberedText<Result>(
  work: (path: string, text: string) => Result,
): (path: string, text: string) => Result {
  const last = new Map<string, { text: string; result: Result }>();
  return (path, text) => {
    const known = last.get(path);
    if (known?.text === text) return known.result;
    const result = work(path, text);
    last.set(path, { text, result });
    return result;
  };
}

/** The last map of each name, as long as its entries are the same objects. */
export function unchangedMaps<Value>(): (
  name: string,
  map: ReadonlyMap<string, Value>,
) => ReadonlyMap<string, Value> {
  const last = new Map<string, ReadonlyMap<string, Value>>();
  return (name, map) => {
    const known = last.get(name);
    const isSame =
      known?.size === map.size && [...map].every(([key, value]) => known.get(key) === value);
    if (!isSame) last.set(name, map);
    return isSame ? known : map;
  };
}
