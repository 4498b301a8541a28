import { BESIDE_DIALOGS } from '#ui/overlays/modal-manager.ts';
import { boxOf, type Spot } from './spots.ts';
import { hintWords, labelOf } from './thing-words.ts';
import './edit.scss';

const TONES = ['wrong', 'chosen', 'hover'] as const;
export type Tone = (typeof TONES)[number];

/** What edit mode shows over the page, in an element of its own beside that of the portal. */
export interface EditLayer {
  host: HTMLElement;
  /** Outlines things; only the first of a tone has a label, and those with something wrong have none. */
  outline(tone: Tone, spots: readonly Spot[]): void;
  remove(): void;
}

const ACTING = 'a, button, summary';
/** Room that a label needs above its outline. */
const LABEL_PX = 24;

/** Adds the layer; its outlines follow the page as it scrolls and changes. */
export function createEditLayer(): EditLayer {
  const host = document.createElement('div');
  host.setAttribute('data-edit-layer', '');
  host.setAttribute(BESIDE_DIALOGS, '');
  document.body.append(host);
  const shown = new Map<Tone, { spot: Spot; outline: HTMLElement }[]>();
  let frame = 0;
  const follow = () => {
    for (const outlines of shown.values())
      for (const { spot, outline } of outlines) place(outline, spot);
    frame = requestAnimationFrame(follow);
  };
  follow();
  return {
    host,
    outline(tone, spots) {
      for (const { outline } of shown.get(tone) ?? []) outline.remove();
      shown.set(
        tone,
        spots.map((spot) => ({ spot, outline: outlineOf(tone, spot) })),
      );
      // The tones lie over one another in their order.
      host.prepend(...TONES.flatMap((one) => shown.get(one)?.map(({ outline }) => outline) ?? []));
      for (const { spot, outline } of shown.get(tone) ?? []) place(outline, spot);
    },
    remove() {
      cancelAnimationFrame(frame);
      host.remove();
    },
  };
}

function outlineOf(tone: Tone, { thing, element }: Spot): HTMLElement {
  const outline = document.createElement('div');
  outline.className = `edit-outline is-${tone}`;
  outline.setAttribute('aria-hidden', 'true');
  if (tone === 'wrong') return outline;
  const label = document.createElement('span');
  label.textContent = labelOf(thing);
  if (tone === 'hover' && element.closest(ACTING)) label.textContent += ` · ${hintWords()}`;
  outline.append(label);
  return outline;
}

function place(outline: HTMLElement, spot: Spot): void {
  const box = spot.element.isConnected ? boxOf(spot) : null;
  outline.hidden = box === null;
  if (!box) return;
  outline.classList.toggle('is-at-top', box.top < LABEL_PX);
  outline.classList.toggle('is-at-end', box.left > window.innerWidth / 2);
  Object.assign(outline.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}
