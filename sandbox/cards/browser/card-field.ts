import { type CardLanguage, cardTexts } from './card-texts.ts';
import type { FieldName } from './protocol.ts';

const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;

export interface CardField {
  root: HTMLElement;
  input: HTMLInputElement;
  /** Sets label and example in a language. */
  setLanguage(language: CardLanguage): void;
  /** Shows an error message; null removes it. */
  showError(message: string | null): void;
  /** Sets the text and keeps the caret behind the same digit. */
  show(text: string): void;
}

/** An input with its label and its error. */
export function createCardField(name: FieldName): CardField {
  const root = document.createElement('div');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const error = document.createElement('p');
  root.className = `field field-${name}`;
  input.id = name;
  input.name = name;
  input.inputMode = 'numeric';
  input.autocomplete = AUTOCOMPLETE[name];
  input.setAttribute('aria-describedby', `${name}-error`);
  label.htmlFor = name;
  error.id = `${name}-error`;
  error.className = 'error';
  error.hidden = true;
  root.append(label, input, error);
  return {
    root,
    input,
    setLanguage(language) {
      const texts = cardTexts(language);
      const examples = {
        number: '1234 1234 1234 1234',
        expiry: texts.expiryExample,
        cvc: texts.cvcExample,
      };
      label.textContent = texts[name];
      input.placeholder = examples[name];
    },
    showError(message) {
      error.textContent = message ?? '';
      error.hidden = message === null;
      input.setAttribute('aria-invalid', String(message !== null));
    },
    show(text) {
      const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length));
      const atEnd = before.length === digitsOf(input.value).length;
      if (input.value === text) return;
      input.value = text;
      if (atEnd || document.activeElement !== input) return;
      const caret = placeAfter(before.length, text);
      input.setSelectionRange(caret, caret);
    },
  };
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

function placeAfter(digits: number, text: string): number {
  let seen = 0;
  for (const [at, character] of [...text].entries()) {
    if (seen === digits) return at;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
