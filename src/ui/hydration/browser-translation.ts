interface TakenText {
  text: ChildNode;
  /** What it stood behind; null where it was the first child. */
  previous: Node | null;
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
/** React puts a key of its own on every node that it holds: of a prerendered page, once it has hydrated the node. */
export const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));
const isTranslation = (node: Node) =>
  node.nodeName === 'FONT' || (isText(node) && !isOfReact(node));

/** Texts of React that a translation removed from an element, in the order of their removal. */
const taken = new WeakMap<Node, TakenText[]>();
const parentOfTaken = new WeakMap<Node, Node>();
const removedByReact = new WeakSet<Node>();

function noteTaken({ target, addedNodes, removedNodes, previousSibling }: MutationRecord): void {
  let texts = taken.get(target);
  // "Show original" restores a text itself.
  if (texts && addedNodes.length > 0) {
    const added = new Set<Node>(addedNodes);
    texts = texts.filter(({ text }) => !added.has(text));
    taken.set(target, texts);
  }
  if (removedNodes.length === 0 || target.nodeName === 'FONT') return;
  for (const node of removedNodes) {
    if (isText(node) && isOfReact(node) && !removedByReact.has(node)) {
      texts ??= [];
      texts.push({ text: node as ChildNode, previous: previousSibling });
      taken.set(target, texts);
      parentOfTaken.set(node, target);
    } else for (const one of texts ?? []) if (one.previous === node) one.previous = previousSibling;
  }
}

/**
 * Keeps React working on a page that the browser translates. A translation replaces texts by `<font>` elements, or by
 * other texts: React would fail where it removes one of its own, and write what changes into one that is no longer on
 * the page. Its texts are restored before it touches them; the browser then translates them again.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const observer = new MutationObserver((records) => records.forEach(noteTaken));
  observer.observe(document, { childList: true, subtree: true });

  function restoreTexts(parent: Node): void {
    observer.takeRecords().forEach(noteTaken);
    const texts = taken.get(parent);
    if (!texts) return;
    taken.delete(parent);
    for (const { text, previous } of texts.reverse()) {
      const next = previous?.parentNode === parent ? previous.nextSibling : parent.firstChild;
      insertBefore.call(parent, text, next);
    }
    for (const node of [...parent.childNodes])
      if (isTranslation(node)) removeChild.call(parent, node);
    observer.takeRecords();
  }

  /** Notes that React inserts a text, which may be one that a translation has removed. */
  function noteInserted(parent: Node, node: Node): void {
    if (!isText(node)) return;
    removedByReact.delete(node);
    if (parentOfTaken.get(node) === parent) restoreTexts(parent);
  }

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (child.parentNode !== this) restoreTexts(this);
      if (isText(child)) removedByReact.add(child);
      // An extension may have wrapped or removed it.
      const parent = child.parentNode;
      return parent && this.contains(parent) ? removeChild.call(parent, child) : child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      noteInserted(this, node);
      if (next && next.parentNode !== this) restoreTexts(this);
      return insertBefore.call(this, node, next?.parentNode === this ? next : null);
    },
    appendChild(this: Node, node: Node) {
      noteInserted(this, node);
      return appendChild.call(this, node);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (isText(this) && !this.parentNode) {
        observer.takeRecords().forEach(noteTaken);
        const parent = parentOfTaken.get(this);
        if (parent) restoreTexts(parent);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

/** True where the browser shows the page in another language than that of its texts. */
export const isTranslated = (): boolean =>
  /(^| )translated-/.test(document.documentElement.className) ||
  document.querySelector('#root font') !== null;
