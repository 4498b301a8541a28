import type { Thing } from './studio-messages.ts';
import { keysAt, textNodesOf } from './text-collector.ts';
import { ANY_THING, elementsOf, textMark, thingsOf } from './things.ts';

/** A thing where it stands on the page. */
export interface Spot {
  thing: Thing;
  element: Element;
}

const CONTROLS = 'a, button, summary, label, [role=button], [role=tab], [role=menuitem]';
const INPUTS = 'input, select, textarea';
/** What an attribute names where it has no text: anything larger, such as a menu, is not that text. */
const NAMED = `${CONTROLS}, ${INPUTS}, img, svg, [role=img]`;
const FIELD = '[data-field]';
const SMALLEST_PX = 4;

const lastOf = (element: Element): Thing | undefined => {
  const things = thingsOf(element);
  const isNamed = element.hasAttribute(textMark()) || element.matches(NAMED);
  return things.findLast(({ kind }) => kind !== 'text' || isNamed);
};

/** The text under a point of the window. */
function textAt(x: number, y: number): Spot | null {
  const node = document.caretPositionFromPoint
    ? document.caretPositionFromPoint(x, y)?.offsetNode
    : document.caretRangeFromPoint?.(x, y)?.startContainer;
  const key = node && keysAt(node).at(-1);
  if (!key || !node.parentElement) return null;
  const isInside = rectsOf(node).some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return isInside ? { thing: { kind: 'text', key }, element: node.parentElement } : null;
}

/** The innermost thing at an element, and at a point of the window where one is known; null for none. */
export function spotAt(target: Element, point?: { x: number; y: number }): Spot | null {
  const text = point && textAt(point.x, point.y);
  if (text) return text;
  const field = target.matches(INPUTS) ? target.closest(FIELD) : null;
  for (let element: Element | null = field ?? target; element; element = element.parentElement) {
    const thing = element.matches(ANY_THING) && lastOf(element);
    if (thing) return { thing, element };
    // A press on the icon of a button is about its words.
    const words = element.matches(CONTROLS) && element.querySelector(`[${textMark()}]`);
    const key = words && textNodesOf(words).flatMap(keysAt).at(-1);
    if (words && key) return { thing: { kind: 'text', key }, element: words };
  }
  return null;
}

function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

/** The text nodes of an element that show a text. */
export const nodesOf = (element: Element, key: string): Text[] =>
  textNodesOf(element).filter((node) => keysAt(node).includes(key));

/** The smallest box around rectangles with an area; null for none. */
export function boxAround(rects: readonly DOMRect[]): DOMRect | null {
  const seen = rects.filter(({ width, height }) => width * height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((rect) => rect.left));
  const top = Math.min(...seen.map((rect) => rect.top));
  const right = Math.max(...seen.map((rect) => rect.right));
  const bottom = Math.max(...seen.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The box of a thing in the window: of a text its letters, of a part all its elements; null while it has none. */
export function boxOf({ thing, element }: Spot): DOMRect | null {
  if (thing.kind !== 'text')
    return boxAround(elementsOf(thing).map((one) => one.getBoundingClientRect()));
  const letters = boxAround(nodesOf(element, thing.key).flatMap(rectsOf));
  if (letters && letters.width > SMALLEST_PX) return letters;
  // What only screen readers have is shown where it belongs.
  for (let one: Element | null = element; one; one = one.parentElement) {
    const box = boxAround([one.getBoundingClientRect()]);
    if (box && Math.min(box.width, box.height) > SMALLEST_PX) return box;
  }
  return null;
}

/** Where a thing stands first on the page; null while it is not rendered. */
export function spotOf(thing: Thing): Spot | null {
  const elements = elementsOf(thing);
  const element = elements.find((one) => one.checkVisibility?.() ?? true) ?? elements[0];
  return element ? { thing, element } : null;
}
