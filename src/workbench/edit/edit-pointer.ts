import type { EditChoice } from './edit-choice.ts';
import type { EditLayer } from './edit-layer.ts';
import { spotAt } from './spots.ts';

/** Events that act on a page, none of which does in edit mode. */
const STOPPED = ['pointerdown', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'dragstart'];

/** True while a link is followed on behalf of the user. */
let isActing = false;

const isCommand = ({ ctrlKey, metaKey }: MouseEvent) => ctrlKey || metaKey;

/** Presses an element as without edit mode; a link is followed in this page. */
export function use(element: Element): void {
  isActing = true;
  if (element instanceof HTMLElement) element.click();
  isActing = false;
}

/** Outlines what the pointer is over and chooses what it presses; with Ctrl or Cmd the page acts as usual. */
export function followPointer(layer: EditLayer, choice: EditChoice): () => void {
  const stopping = new AbortController();
  const listen = (kind: string, listener: (event: MouseEvent) => void) =>
    window.addEventListener(kind, listener as EventListener, {
      capture: true,
      signal: stopping.signal,
    });
  const targetOf = ({ target }: Event) =>
    target instanceof Element && !layer.host.contains(target) ? target : null;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: MouseEvent, target: Element) => {
    // A press of the keyboard has no place.
    const point = event.detail > 0 || event.type === 'pointerup' ? event : undefined;
    const spot = spotAt(target, point);
    layer.outline('hover', []);
    if (spot) choice.choose(spot, point !== undefined && spot.thing.kind === 'text');
    else choice.endTyping();
  };

  for (const kind of STOPPED)
    listen(kind, (event) => {
      if (targetOf(event) && !isCommand(event)) stop(event);
    });
  listen('pointerup', (event) => {
    const target = targetOf(event);
    // A disabled control has no click.
    if (target?.matches(':disabled') && !isCommand(event)) press(event, target);
  });
  listen('click', (event) => {
    const target = targetOf(event);
    if (!target || isActing) return;
    const link = target.closest('a[href]');
    if (isCommand(event) && !link) return;
    stop(event);
    if (isCommand(event) && link) use(link);
    else press(event, target);
  });
  listen('pointermove', (event) => {
    const spot = targetOf(event) && spotAt(event.target as Element, event);
    layer.outline('hover', spot && !choice.isChosen(spot) ? [spot] : []);
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) layer.outline('hover', []);
  });
  return () => {
    stopping.abort();
    layer.outline('hover', []);
  };
}
