import type { Thing, ThingOnPage } from './studio-messages.ts';
import { TEXT_ATTRIBUTES, textMark, thingsOf } from './things.ts';

const MOST_THINGS = 1_500;
const MOST_LETTERS = 200;
const HEADINGS: Partial<Record<Thing['kind'], string>> = {
  page: 'h1',
  part: 'h2, h3, h4, legend',
  step: 'h2',
  form: 'h2, h3, legend',
  field: '.form-label, label, legend',
};

const short = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);

/** The words of a thing: what a text says, and the label or heading of any other. */
export function wordsOf(thing: Thing, element: Element): string {
  if (thing.kind !== 'text') {
    const heading = element.querySelector(HEADINGS[thing.kind] ?? 'h2');
    return short(heading?.textContent ?? '');
  }
  const isOf = (name?: string) =>
    element.getAttribute(textMark(name))?.split(' ').includes(thing.key) ?? false;
  if (isOf()) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return short(own.map(({ textContent }) => textContent).join(''));
  }
  return short(element.getAttribute(TEXT_ATTRIBUTES.find(isOf) ?? '') ?? '');
}

/** False for what is not rendered, such as a menu of other widths, and for what edit mode itself adds. */
const isRendered = (element: Element) =>
  !element.hasAttribute('data-edit-layer') && (element.checkVisibility?.() ?? true);

/** Everything of the configuration that the page shows, in reading order; a thing that repeats in another is listed once. */
export function thingsOnPage(root: Element = document.body): ThingOnPage[] {
  const things: ThingOnPage[] = [];
  const visit = (element: Element, outerDepth: number, outerListed: Set<string>) => {
    if (things.length >= MOST_THINGS || !isRendered(element)) return;
    let depth = outerDepth;
    let listed = outerListed;
    for (const thing of thingsOf(element)) {
      const name = JSON.stringify(thing);
      const isNew = !listed.has(name);
      listed.add(name);
      if (isNew) things.push({ thing, words: wordsOf(thing, element), depth });
      if (thing.kind === 'text') continue;
      depth += 1;
      if (isNew) listed = new Set();
    }
    for (const child of element.children) visit(child, depth, listed);
  };
  visit(root, 0, new Set());
  return things.slice(0, MOST_THINGS);
}

/** The things that an element is in, innermost first. */
export function thingsAround(element: Element): Thing[] {
  const things: Thing[] = [];
  for (let one: Element | null = element; one; one = one.parentElement)
    things.push(...thingsOf(one).reverse());
  return things;
}
