import { beforeEach, expect, it, vi } from 'vitest';
import { answerMovedPresses } from '#ui/hydration/moved-press.ts';

answerMovedPresses();

const pressed = vi.fn();
const of = (selector: string) => document.querySelector(selector) as HTMLElement;
const pointer = (name: string, x: number, more: PointerEventInit = {}) =>
  new PointerEvent(name, { bubbles: true, isPrimary: true, clientX: x, clientY: 5, ...more });
/** Puts the button from the given pixel on; it is ten wide and high. */
const place = (left: number) => {
  of('button').getBoundingClientRect = () => new DOMRect(left, 0, 10, 10);
};

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<div id="root"><p>Aviso</p><button>Enviar <b>ya</b></button></div>';
  of('button').addEventListener('click', pressed);
  place(0);
});

it('a button that moves away while it is pressed is pressed all the same', () => {
  of('b').dispatchEvent(pointer('pointerdown', 5));
  place(50);
  of('p').dispatchEvent(pointer('pointerup', 6));
  expect(pressed).toHaveBeenCalledOnce();
});

it.each([
  ['the pointer leaves it', () => of('p').dispatchEvent(pointer('pointerup', 60))],
  ['something opens above it', () => of('p').dispatchEvent(pointer('pointerup', 5))],
  [
    'a dialog opens above the page that moves',
    () => {
      place(50);
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
      of('[role=dialog]').dispatchEvent(pointer('pointerup', 5));
    },
  ],
  [
    'the browser takes the press for something else',
    () => {
      of('b').dispatchEvent(pointer('pointercancel', 5));
      place(50);
      of('p').dispatchEvent(pointer('pointerup', 5));
    },
  ],
  [
    'it ends on the button, which the browser clicks itself',
    () => {
      place(50);
      of('button').dispatchEvent(pointer('pointerup', 5));
    },
  ],
])('clicks nothing where %s', (_, end) => {
  of('b').dispatchEvent(pointer('pointerdown', 5));
  end();
  expect(pressed).not.toHaveBeenCalled();
});

it('another button of the mouse presses nothing', () => {
  of('b').dispatchEvent(pointer('pointerdown', 5, { button: 2 }));
  place(50);
  of('p').dispatchEvent(pointer('pointerup', 5, { button: 2 }));
  expect(pressed).not.toHaveBeenCalled();
});
