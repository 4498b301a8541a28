import { useEffect } from 'react';
import { switchEditing } from '#studio/client/stage/use-portal-messages.ts';
import type { Studio } from '#studio/client/state/studio.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]');

/** The keys of the Studio. The editor of JSON has an undo of its own. */
export function useShortcuts(studio: Studio, onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || document.querySelector('[role=dialog]')) return;
      const isInEditor = target instanceof Element && target.closest('.cm-editor') !== null;
      const act = () => {
        if (altKey && key.toLowerCase() === 'e') return () => switchEditing(studio);
        if (altKey && key.toLowerCase() === 't')
          return () => studio.changeView({ isTextsOpen: !studio.view.read().isTextsOpen });
        if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isInEditor)
          return shiftKey ? studio.redo : studio.undo;
        if (ctrlKey && key.toLowerCase() === 'y' && !isInEditor) return studio.redo;
        if (key === '?' && !isTyping(target) && !isInEditor) return onHelp;
        if (key === 'Escape' && !isInEditor) return studio.leave;
        return undefined;
      };
      const found = act();
      if (!found) return;
      event.preventDefault();
      found();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [studio, onHelp]);
}
