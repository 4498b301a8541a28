import type { EditChoice } from './edit-choice.ts';
import type { EditLayer } from './edit-layer.ts';
import { use } from './edit-pointer.ts';
import { spotAt } from './spots.ts';
import type { StudioLink } from './studio-link.ts';

/** Controls with an undo of their own. */
const TYPED_IN =
  'input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit]), textarea, [contenteditable]';

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function shortcutOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!isCommand(event) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

function onKeys(listener: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', listener, { capture: true });
  return () => window.removeEventListener('keydown', listener, { capture: true });
}

/** Keys of the Studio that it has with Alt, wherever the focus is: edit mode on and off, the table of texts. */
const ofStudio: Readonly<Record<string, 'edit' | 'texts'>> = { KeyE: 'edit', KeyT: 'texts' };

/** The key of its search has Ctrl. */
const FIND = 'KeyK';

/** Passes on the keys of the Studio that are no keys of the portal. */
export function followEditKey(link: StudioLink): () => void {
  return onKeys((event) => {
    const { code, altKey } = event;
    const shortcut = isCommand(event)
      ? code === FIND && !altKey && ('find' as const)
      : altKey && ofStudio[code];
    if (!shortcut) return;
    event.preventDefault();
    link.send({ type: 'shortcut', shortcut });
  });
}

/** The keys of edit mode: Enter chooses what has the focus, Escape leaves, undo and redo are the Studio's. */
export function followKeys(layer: EditLayer, choice: EditChoice, link: StudioLink): () => void {
  return onKeys((event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (layer.host.contains(target)) return;
    const shortcut = target.matches(TYPED_IN) ? null : shortcutOf(event);
    const isEnter = event.key === 'Enter' && !event.isComposing;
    if (!shortcut && !isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (shortcut) link.send({ type: 'shortcut', shortcut });
    else if (!isEnter) link.send({ type: 'shortcut', shortcut: 'leave' });
    else if (isCommand(event)) use(target);
    else {
      const spot = spotAt(target);
      if (spot) choice.choose(spot, false);
    }
  });
}
