import type { WidgetProps } from '@rjsf/utils';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react';
import { limitInForce } from '#config/limit-in-force.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { afterPress } from './after-press.ts';
import { counterId, isNear, TextCounter } from './text-counter.tsx';
import { useTypedText } from './use-typed-text.ts';
import './text-input.scss';

const asTyped = (text: string) => text;

export interface TextInputProps {
  field: WidgetProps;
  /** From what is typed to the answer; by default the white space around it goes. */
  normalise?: (text: string) => string;
  /** From the answer to what is shown. */
  present?: (value: string) => string;
  /** True when `present` applies while typing too: groups of digits. Characters it adds are white space. */
  presentsWhileTyping?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Ids of further descriptions. */
  describedBy?: string[];
  /** Lines of a text of several lines. */
  rows?: number | undefined;
  /** How many characters the field takes; near the limit, the number of those left is announced. */
  limit?: number | undefined;
  /** Called with the answer when the field is left. */
  onLeave?: (answer: string) => void;
}

const placeAfter = (text: string, characters: number) => {
  let left = characters;
  let place = 0;
  while (left > 0 && place < text.length) if (text[place++] !== ' ') left--;
  return place;
};

/** The input behind the widgets that take text. */
export function TextInput({
  field,
  normalise = (text) => text.trim(),
  present = asTyped,
  presentsWhileTyping = false,
  input,
  describedBy = [],
  rows,
  limit: given,
  onLeave,
}: TextInputProps): ReactElement {
  const { id, value, onChange, onBlur, onFocus, options, disabled, readonly } = field;
  const typed = { value, onChange, normalise, present, onLeave };
  const { text, type, leave } = useTypedText(typed);
  const limit = limitInForce(given, useFormContext().facts);
  const counts = isNear(text, limit);
  const { element, caret } = useCaret(text);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.target;
    const composing = (event.nativeEvent as InputEvent).isComposing;
    if (!presentsWhileTyping || composing) return type(raw);
    caret.current = present(raw.slice(0, selectionStart ?? raw.length)).replaceAll(' ', '').length;
    type(present(raw));
  };

  const Control = (rows ? 'textarea' : 'input') as 'input';
  const control = (
    <Control
      {...(rows ? { rows } : { type: 'text' })}
      ref={element}
      id={id}
      name={field.name}
      className="form-control"
      autoComplete={String(options.autocomplete ?? 'off')}
      inputMode={options.inputMode as InputHTMLAttributes<HTMLInputElement>['inputMode']}
      placeholder={field.placeholder || undefined}
      disabled={disabled}
      readOnly={readonly}
      {...input}
      {...widgetAria(field, ...describedBy, ...(counts ? [counterId(id)] : []))}
      value={text}
      onChange={change}
      onFocus={() => onFocus(id, value)}
      onBlur={() =>
        afterPress(() => {
          leave();
          onBlur(id, value);
        })
      }
    />
  );
  return (
    <>
      {control}
      {counts && <TextCounter id={id} text={text} limit={limit} />}
    </>
  );
}

/** Moves the caret behind as many typed characters as before the text was presented. */
function useCaret(text: string) {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = placeAfter(text, caret.current);
    element.current?.setSelectionRange(place, place);
    caret.current = null;
  });
  return { element, caret };
}
