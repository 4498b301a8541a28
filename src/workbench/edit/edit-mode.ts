import { shownForms } from '#forms/engine/shown-form.ts';
import { shownPages, shownParts } from '#parts/shown-page.ts';
import { createEditChoice, type EditChoice } from './edit-choice.ts';
import { followKeys } from './edit-keys.ts';
import { createEditLayer } from './edit-layer.ts';
import { followPointer } from './edit-pointer.ts';
import { markTexts } from './marked-texts.ts';
import { markPage, unmarkPage } from './page-marks.ts';
import type { StudioLink } from './studio-link.ts';
import { collectTexts } from './text-collector.ts';
import { thingsOnPage } from './things-on-page.ts';

/** Edit mode while it is on. */
export interface EditMode {
  choice: EditChoice;
  stop(): void;
}

/** Longest wait for a moment without work before the things of a changed page are listed. */
const MAX_WAIT_MS = 200;

/** Turns edit mode on: what the page shows knows what it is, is outlined, chosen, and typed where it stands. */
export function startEditMode(link: StudioLink): EditMode {
  const layer = createEditLayer();
  const choice = createEditChoice(layer, link);
  let lastThings = '';
  const list = () => {
    markPage();
    choice.refresh();
    const things = thingsOnPage();
    const content = JSON.stringify(things);
    if (content === lastThings) return;
    lastThings = content;
    link.send({ type: 'things', things });
  };
  const stops = [
    collectTexts(),
    onPageChange(layer.host, list),
    markTexts(),
    followPointer(layer, choice),
    followKeys(layer, choice, link),
  ];
  return {
    choice,
    stop() {
      choice.endTyping();
      for (const stop of stops.reverse()) stop();
      unmarkPage();
      layer.remove();
    },
  };
}

/** Calls back now and after changes of the page, once for those at the same time. */
function onPageChange(layer: HTMLElement, listener: () => void): () => void {
  let cancel: (() => void) | null = null;
  const later = () => {
    cancel ??= whenFree(() => {
      cancel = null;
      listener();
    });
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) later();
  });
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['id', 'class', 'hidden', 'open', 'data-text'],
  });
  const leaves = [shownForms, shownPages, shownParts].map(({ subscribe }) => subscribe(later));
  later();
  return () => {
    cancel?.();
    observer.disconnect();
    for (const leave of leaves) leave();
  };
}

function whenFree(act: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  return () => window.cancelIdleCallback(request);
}
