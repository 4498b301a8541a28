import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { EditorView } from 'codemirror';

const frame = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '0.8125rem',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, menlo, consolas, monospace', lineHeight: '1.55' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-soft)',
    borderInlineEnd: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-sunken)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--brand-ink) 24%, transparent) !important',
  },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    borderColor: 'var(--line)',
  },
  '.cm-meaning, .cm-completionInfo': {
    maxWidth: '24rem',
    padding: '0.375rem 0.625rem',
    fontFamily: 'var(--bs-body-font-family)',
    fontSize: '0.8125rem',
    lineHeight: '1.45',
    whiteSpace: 'normal',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--brand-soft)',
    color: 'var(--ink)',
  },
});

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--ink)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--brand-ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--info)' },
  {
    tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket],
    color: 'var(--ink-soft)',
  },
]);

/** The editor in the colours of the Studio, light and dark. */
export const editorLook = [frame, syntaxHighlighting(words)];
