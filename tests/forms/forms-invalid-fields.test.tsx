import { compile } from 'sass';
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test.each([
  ['a text field', '<input class="form-control" aria-invalid="true">'],
  ['a list', '<select class="form-select" aria-invalid="true"></select>'],
])('%s with an error has a red border', (_field, html) => {
  const style = document.createElement('style');
  style.textContent = compile('src/forms/engine/forms.scss').css;
  document.head.append(style);
  document.body.innerHTML = html;

  // jsdom does not resolve the properties of our tokens: the rules are tried on the element.
  const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
  const borders = rules
    .filter(({ selectorText }) => document.body.firstElementChild?.matches(selectorText))
    .map(({ style: { borderColor } }) => borderColor);
  expect(borders).toContain('var(--danger)');
});
