import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { surviveTranslation } from '#ui/hydration/browser-translation.ts';

/** Several texts beside each other and beside elements, which React renders as separate nodes. */
function Bill({ amount, isLate, tags }: { amount: number; isLate: boolean; tags: string[] }) {
  return (
    <p>
      Debe {amount} euros{isLate && <b>!</b>}
      {isLate && ', con recargo'}
      {tags.map((tag) => tag)}. <i>{amount}</i>
    </p>
  );
}

const font = (text: string) =>
  Object.assign(document.createElement('font'), { textContent: `«${text}»` });

/** How browsers put a translation in the place of the texts of an element. */
const translations: Record<string, (texts: Text[], parent: Element) => void> = {
  'Chrome: an element before the text, which goes': (texts) => {
    for (const text of texts) {
      text.before(font(text.data));
      text.remove();
    }
  },
  'an element in its place': (texts) => {
    for (const text of texts) text.replaceWith(font(text.data));
  },
  'an element around the text': (texts) => {
    for (const text of texts) {
      const around = font('');
      text.before(around);
      around.append(text);
    }
  },
  'Safari: all texts go, others come': (texts) => {
    const places = texts.map((text) => text.nextSibling);
    const others = texts.map((text) => new Text(`«${text.data}»`));
    for (const text of texts) text.remove();
    for (const [index, other] of [...others.entries()].reverse()) {
      const place = places[index];
      const before = place instanceof Text ? (others[texts.indexOf(place)] ?? null) : place;
      (before?.parentNode ?? places.find(Boolean)?.parentNode)?.insertBefore(other, before ?? null);
    }
  },
  'a sentence in one element, the other texts go': (texts, parent) => {
    texts[0]?.before(font(parent.textContent ?? ''));
    for (const text of texts) text.remove();
  },
  twice: (texts) => {
    for (const text of texts) {
      const first = font('?');
      text.replaceWith(first);
      queueMicrotask(() => first.replaceWith(font(text.data)));
    }
  },
  'back to the original': (texts) => {
    for (const text of texts) {
      const other = font(text.data);
      text.replaceWith(other);
      queueMicrotask(() => other.replaceWith(text));
    }
  },
};

beforeAll(surviveTranslation);
afterEach(cleanup);

const textsIn = (parent: Element) =>
  [...parent.childNodes].filter((node): node is Text => node instanceof Text);

const shown = (parent: Element) => parent.textContent?.replace(/[«»]/g, '');

for (const [name, translate] of Object.entries(translations))
  it(`shows what changes in a translated element: ${name}`, async () => {
    const { container, rerender } = render(<Bill amount={12} isLate={false} tags={[]} />);
    const paragraph = container.querySelector('p') as HTMLElement;
    const steps = [
      [{ amount: 13, isLate: false, tags: [] }, 'Debe 13 euros. 13'],
      [{ amount: 13, isLate: true, tags: ['a', 'b'] }, 'Debe 13 euros!, con recargoab. 13'],
      [{ amount: 14, isLate: true, tags: ['b'] }, 'Debe 14 euros!, con recargob. 14'],
      [{ amount: 14, isLate: false, tags: [] }, 'Debe 14 euros. 14'],
    ] as const;
    for (const [props, expected] of steps) {
      translate(textsIn(paragraph), paragraph);
      await Promise.resolve();
      rerender(<Bill {...props} tags={[...props.tags]} />);
      expect(shown(paragraph)).toBe(expected);
    }
  });
