import type { EditLayer } from './edit-layer.ts';
import { type Spot, spotOf } from './spots.ts';
import type { StudioLink } from './studio-link.ts';
import type { Thing } from './studio-messages.ts';
import { openTextEditor, type TextEditor } from './text-editor.ts';
import { isSame } from './things.ts';
import { thingsAround } from './things-on-page.ts';

/** What is chosen on the page, and what is wrong there. */
export interface EditChoice {
  /** Chooses what the user pointed at, and opens a text to be typed when `types`. */
  choose(spot: Spot, types: boolean): void;
  /** Marks what the Studio has chosen, and scrolls to it. */
  mark(thing: Thing | null): void;
  markWrong(things: readonly Thing[]): void;
  /** Finds what is marked again after a change of the page. */
  refresh(): void;
  /** True for a thing that is chosen, at an element. */
  isChosen(spot: Spot): boolean;
  endTyping(): void;
}

const HEADER_PX = 80;

/** Remembers what is chosen while edit mode is on. */
export function createEditChoice(layer: EditLayer, link: StudioLink): EditChoice {
  let chosen: { thing: Thing; spot: Spot | null; isSeen: boolean } | null = null;
  let wrong: readonly Thing[] = [];
  let editor: TextEditor | null = null;

  const refresh = () => {
    if (chosen && !chosen.spot?.element.isConnected) chosen.spot = spotOf(chosen.thing);
    layer.outline('chosen', chosen?.spot ? [chosen.spot] : []);
    layer.outline(
      'wrong',
      wrong.flatMap((thing) => spotOf(thing) ?? []),
    );
    if (!chosen?.spot || chosen.isSeen) return;
    chosen.isSeen = true;
    const { top, bottom } = chosen.spot.element.getBoundingClientRect();
    if (top < HEADER_PX || bottom > window.innerHeight)
      chosen.spot.element.scrollIntoView({ block: 'center' });
  };
  const endTyping = () => editor?.end();
  return {
    choose(spot, types) {
      endTyping();
      const { thing, element } = spot;
      const isAgain = chosen !== null && isSame(chosen.thing, thing);
      chosen = { thing, spot, isSeen: true };
      refresh();
      const around = thingsAround(element).filter(
        (one) => one.kind !== 'text' && !isSame(one, thing),
      );
      link.send({ type: 'chosen', thing, around });
      if (types || isAgain)
        editor = openTextEditor(spot, {
          host: layer.host,
          send: link.send,
          onEnd: () => {
            editor = null;
          },
        });
    },
    mark(thing) {
      if (thing && chosen && isSame(chosen.thing, thing)) return;
      endTyping();
      chosen = thing && { thing, spot: null, isSeen: false };
      refresh();
    },
    markWrong(things) {
      wrong = things;
      refresh();
    },
    refresh,
    isChosen: ({ thing, element }) =>
      chosen?.spot?.element === element && isSame(chosen.thing, thing),
    endTyping,
  };
}
