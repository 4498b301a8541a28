import { i18n } from '#i18n/i18n.ts';
import { pausePublished } from '#workbench/preview/portal-state.ts';
import { overrides } from '#workbench/preview/preview-overrides.ts';
import { sourceText } from './marked-texts.ts';
import { nodesOf, type Spot } from './spots.ts';
import type { FromPortal } from './studio-messages.ts';
import { keysAt, setContent } from './text-collector.ts';
import { typingWords } from './thing-words.ts';
import { elementsOf } from './things.ts';
import { showTyped } from './typed-texts.ts';
import { copyLook, layAcross, layOver } from './typing-place.ts';

const PAUSE_MS = 150;

/** The control in which a text is typed. */
export interface TextEditor {
  /** Ends it with what was typed. */
  end(): void;
}

interface EditorOptions {
  host: HTMLElement;
  send: (message: FromPortal) => void;
  /** Called once it has ended, in whatever way. */
  onEnd: () => void;
}

/** The text node that alone shows a text, so that what is typed may stand in it; undefined for a text in several. */
function ownNode(element: Element, key: string): Text | undefined {
  const [node, ...others] = nodesOf(element, key);
  const isAlone = others.length === 0 && node && keysAt(node).length === 1;
  const isWhole = [...element.childNodes].every(
    (one) => one === node || keysAt(one).length > 0 || isBlank(one) || isOfItsOwn(one),
  );
  return isAlone && isWhole ? node : undefined;
}

const isBlank = (node: Node) => (node.textContent ?? '').trim() === '';
const isOfItsOwn = (node: Node) =>
  node instanceof Element &&
  (node.matches('[data-text]') || node.querySelector('[data-text]') !== null);

/** Opens the control over a text; null for one that cannot be typed here: in an attribute, or shown in its long form. */
export function openTextEditor(
  { thing, element }: Spot,
  options: EditorOptions,
): TextEditor | null {
  const language = i18n.language;
  const key = thing.kind === 'text' ? thing.key : '';
  const before = sourceText(language, key);
  const isWhole = before !== undefined && !overrides.read().longTexts;
  if (!isWhole || nodesOf(element, key).length === 0) return null;
  const node = ownNode(element, key);
  const rendered = node?.data ?? '';
  const focused = document.activeElement;
  const resume = pausePublished();
  const control = controlOf(key, before, element);
  options.host.append(control);
  const hidden = node && hideLetters(node, element);

  const lay = () => {
    if (node?.isConnected) layOver(control, node, element);
    else
      layAcross(
        control,
        elementsOf(thing).filter((one) => isBeside(one, element)),
      );
  };
  let frame = 0;
  const follow = () => {
    lay();
    frame = requestAnimationFrame(follow);
  };
  const mirror = () => {
    if (node) setContent(node, control.value);
    lay();
  };
  let isTyped = false;
  const post = (text: string, isDone: boolean) => {
    isTyped = true;
    options.send({ type: 'typed', key, language, text, isDone });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  const finish = (text: string) => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    hidden?.();
    // First what React believes to be there: it writes only what differs from that.
    if (node) setContent(node, rendered);
    const hasFocus = document.activeElement === control;
    control.remove();
    if (hasFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (text !== before) showTyped(language, key, text);
    // A text that was opened and left says nothing: the panel of the Studio may have another one by now.
    if (isTyped || text !== before) post(text, true);
    resume();
    options.onEnd();
  };
  const end = () => finish(control.value);
  control.addEventListener('input', () => {
    mirror();
    clearTimeout(timer);
    timer = setTimeout(() => post(control.value, false), PAUSE_MS);
  });
  control.addEventListener('keydown', (event) => {
    const isEnd = event.key === 'Enter' && (!before.includes('\n') || isCommand(event));
    if (event.isComposing || !((isEnd && !event.shiftKey) || event.key === 'Escape')) return;
    event.preventDefault();
    finish(event.key === 'Escape' ? before : control.value);
  });
  control.addEventListener('blur', end);
  mirror();
  follow();
  control.focus({ preventScroll: true });
  control.setSelectionRange(before.length, before.length);
  return { end };
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** True for elements of the same part or form: a text may stand on the page several times. */
const isBeside = (one: Element, other: Element) =>
  one === other || one.parentElement === other.parentElement;

function controlOf(key: string, text: string, element: Element): HTMLTextAreaElement {
  const control = document.createElement('textarea');
  control.className = 'edit-typing';
  control.rows = 1;
  control.value = text;
  control.setAttribute('aria-label', typingWords(key));
  copyLook(element, control);
  return control;
}

/** Makes the letters of a text node transparent, and nothing else; returns the function that shows them again. */
function hideLetters(node: Text, element: Element): () => void {
  if ('highlights' in CSS) {
    const range = document.createRange();
    range.selectNode(node);
    CSS.highlights.set('edit-typed', new Highlight(range));
    return () => CSS.highlights.delete('edit-typed');
  }
  const { style } = element as HTMLElement;
  style.setProperty('-webkit-text-fill-color', 'transparent');
  return () => style.removeProperty('-webkit-text-fill-color');
}
