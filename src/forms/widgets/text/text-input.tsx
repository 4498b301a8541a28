import type { WidgetProps } from '@rjsf/utils';
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactElement,
  useLayoutEffect,
  useRef,
} from 'react';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTypedText } from './use-typed-text.ts';

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
}

const placeAfter = (text: string, characters: number) => {
  let left = characters;
  let place = 0;
  while (left > 0 && place < text.length) if (text[place++] !== ' ') left--;
  return place;
};

/** The input behind the widgets that are a line of text. */
export function TextInput({
  field,
  normalise = (text) => text.trim(),
  present = asTyped,
  presentsWhileTyping = false,
  input,
  describedBy = [],
}: TextInputProps): ReactElement {
  const { id, value, onChange, onBlur, onFocus, options, disabled, readonly } = field;
  const { text, type, leave } = useTypedText({ value, onChange, normalise, present });
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = placeAfter(text, caret.current);
    element.current?.setSelectionRange(place, place);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.target;
    const composing = (event.nativeEvent as InputEvent).isComposing;
    if (!presentsWhileTyping || composing) return type(raw);
    caret.current = normalise(raw.slice(0, selectionStart ?? raw.length)).length;
    type(present(raw));
  };

  return (
    <input
      ref={element}
      id={id}
      name={field.name}
      type="text"
      className="form-control"
      autoComplete={String(options.autocomplete ?? 'off')}
      inputMode={options.inputMode as InputHTMLAttributes<HTMLInputElement>['inputMode']}
      placeholder={field.placeholder || undefined}
      disabled={disabled}
      readOnly={readonly}
      {...input}
      {...widgetAria(field, ...describedBy)}
      value={text}
      onChange={change}
      onFocus={() => onFocus(id, value)}
      onBlur={() => {
        leave();
        onBlur(id, value);
      }}
    />
  );
}
