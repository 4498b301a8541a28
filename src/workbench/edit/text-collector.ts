import { hasMark, keysIn, withoutMarks } from './text-marks.ts';
import { TEXT_ATTRIBUTES, textMark } from './things.ts';

/** Marks in other attributes are only taken out. */
const noted: readonly string[] = TEXT_ATTRIBUTES;

/** Keys of the texts of each text node. */
const keysOfNode = new WeakMap<Node, string[]>();
/** Contents that edit mode gave to text nodes, whose keys remain. */
const ownContents = new WeakMap<Node, string>();

/** Keys of the texts in a text node, in order; the last is that of the text around the others. */
export const keysAt = (node: Node): readonly string[] => keysOfNode.get(node) ?? [];

/** Text nodes of an element with texts of their own. */
export const textNodesOf = (element: Element): Text[] =>
  [...element.childNodes].filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE && keysAt(node).length > 0,
  );

/** Writes down the keys of an element's text nodes in `data-text`. */
function noteKeys(element: Element): void {
  const keys = [...new Set([...element.childNodes].flatMap(keysAt))];
  if (keys.length > 0) element.setAttribute(textMark(), keys.join(' '));
  else element.removeAttribute(textMark());
}

/** Shows another content in a text node, which keeps its keys. */
export function setContent(node: Text, content: string): void {
  ownContents.set(node, content);
  node.data = content;
}

/** A text node that is new here, or whose content has changed. */
function collectNode(node: Text, hasChanged = false): void {
  const { data, parentElement } = node;
  const keys = keysIn(data);
  if (keys.length > 0) {
    keysOfNode.set(node, keys);
    setContent(node, withoutMarks(data));
  } else if (hasChanged && ownContents.get(node) !== data) keysOfNode.delete(node);
  if (parentElement && (keysAt(node).length > 0 || parentElement.hasAttribute(textMark())))
    noteKeys(parentElement);
}

function collectAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? '';
  const keys = keysIn(value);
  if (keys.length > 0) element.setAttribute(name, withoutMarks(value));
  if (!noted.includes(name)) return;
  if (keys.length > 0) element.setAttribute(textMark(name), keys.join(' '));
  else element.removeAttribute(textMark(name));
}

function collect(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode())
    if (node.nodeType === Node.TEXT_NODE) collectNode(node as Text);
    else if (node.nodeType === Node.ELEMENT_NODE)
      for (const { name, value } of [...(node as Element).attributes])
        if (hasMark(value)) collectAttribute(node as Element, name);
}

function collectRecord({ type, target, addedNodes, attributeName }: MutationRecord): void {
  if (type === 'childList') {
    for (const node of addedNodes) collect(node);
    if (target instanceof Element && target.hasAttribute(textMark())) noteKeys(target);
  } else if (type === 'characterData') collectNode(target as Text, true);
  else if (attributeName && !attributeName.startsWith(textMark()))
    collectAttribute(target as Element, attributeName);
}

/**
 * Takes the marks out of the page as soon as they are there, before it is painted, and writes down the keys on its
 * elements. Returns the function that stops it and removes what it wrote.
 */
export function collectTexts(): () => void {
  const options = { childList: true, characterData: true, attributes: true, subtree: true };
  const observer = new MutationObserver((records) => {
    for (const record of records) collectRecord(record);
    observer.takeRecords();
  });
  observer.observe(document.documentElement, options);
  return () => {
    observer.disconnect();
    collect(document.documentElement);
    const names = [textMark(), ...noted.map(textMark)];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) element.removeAttribute(name);
  };
}
