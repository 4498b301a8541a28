import { boxAround } from './spots.ts';

/** Properties of the words below that a control over them has too. */
const COPIED = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontVariant'],
  ...['fontFeatureSettings', 'fontKerning', 'letterSpacing', 'wordSpacing', 'textTransform'],
  ...['textWrapStyle', 'wordBreak', 'overflowWrap', 'hyphens', 'direction', 'color'],
] as const;
/** Room for the caret after the last letter. */
const CARET_PX = 4;

/** Gives a control the look of an element's words. */
export function copyLook(from: Element, to: HTMLElement): void {
  const look = getComputedStyle(from) as unknown as Record<string, string>;
  for (const name of COPIED)
    (to.style as unknown as Record<string, string>)[name] = look[name] ?? '';
  to.style.caretColor = look.color ?? '';
}

const isInline = (element: Element) =>
  /^(inline|contents)$/.test(getComputedStyle(element).display);

/** The nearest element around words that is a block of its own. */
function blockAround(element: Element): Element {
  let block = element;
  while (isInline(block) && block.parentElement) block = block.parentElement;
  return block;
}

/** Left edge and width of the room that an element has for its content. */
function roomIn(element: Element): { left: number; width: number } {
  const { left, width } = element.getBoundingClientRect();
  const look = getComputedStyle(element);
  const pixels = (
    ...names: ('paddingLeft' | 'paddingRight' | 'borderLeftWidth' | 'borderRightWidth')[]
  ) => names.reduce((sum, name) => sum + (Number.parseFloat(look[name]) || 0), 0);
  const before = pixels('paddingLeft', 'borderLeftWidth');
  return {
    left: left + before,
    width: width - before - pixels('paddingRight', 'borderRightWidth'),
  };
}

/**
 * Lays a control exactly over the letters of a text node, line over line; over nothing it stays. `lineHeight` is used where
 * the page's own is `normal`.
 */
export function layOver(control: HTMLTextAreaElement, node: Text, element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()];
  const [first] = lines;
  const box = boxAround(lines);
  if (!first || !box) {
    control.style.width = `${CARET_PX}px`;
    return;
  }
  const look = getComputedStyle(element);
  const lineHeight = Number.parseFloat(look.lineHeight) || first.height;
  const isOneLine = box.height < first.height * 1.5;
  const room = isOneLine
    ? { left: box.left, width: box.width + CARET_PX }
    : roomIn(blockAround(element));
  const isAtStart = /^(start|left|justify)$/.test(look.textAlign);
  Object.assign(control.style, {
    lineHeight: `${lineHeight}px`,
    left: `${room.left}px`,
    // Browsers put whole pixels above the letters of a line.
    top: `${first.top - Math.floor((lineHeight - first.height) / 2)}px`,
    width: `${room.width}px`,
    height: `${Math.max(lineHeight, box.height + lineHeight - first.height)}px`,
    whiteSpace: isOneLine ? 'pre' : 'pre-wrap',
    textAlign: isOneLine ? 'start' : look.textAlign,
    textIndent: isOneLine || !isAtStart ? '0' : `${first.left - room.left}px`,
  });
}

/** Ground of an element: its own, or that of what it stands on. */
function groundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Lays a control over several elements, on their ground, as high as what is typed. */
export function layAcross(control: HTMLTextAreaElement, elements: readonly Element[]): void {
  const [first] = elements;
  const box = boxAround(elements.map((element) => element.getBoundingClientRect()));
  if (!first || !box) return;
  control.classList.add('is-over');
  const padding = 4;
  const look = getComputedStyle(first);
  Object.assign(control.style, {
    background: groundOf(first),
    lineHeight: look.lineHeight,
    textAlign: look.textAlign,
    whiteSpace: 'pre-wrap',
    left: `${box.left - padding}px`,
    top: `${box.top - padding}px`,
    width: `${Math.max(box.width, 160) + 2 * padding}px`,
    height: '0',
  });
  const height = Math.max(box.height + 2 * padding, control.scrollHeight);
  control.style.height = `${height}px`;
}
