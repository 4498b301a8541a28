import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { jsonLanguage } from '@codemirror/lang-json';
import { hoverTooltip } from '@codemirror/view';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import type { JsonObject, Path } from '#studio/contract.ts';
import { meaningAt, namesAt, type Offer, valuesAt } from './schema-at.ts';

/** What an editor offers at an offset of a text, and which part of the text that replaces; null where it is nothing. */
export function offersAt(
  schema: JsonObject,
  text: string,
  offset: number,
): { from: number; to: number; offers: Offer[]; isName: boolean } | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInside =
    previousNode !== undefined &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length;
  // Letters of a word that is not closed yet.
  const [word = ''] = /"?[\w.$:-]*$/.exec(text.slice(0, offset)) ?? [];
  const from = isInside ? previousNode.offset : offset - word.length;
  const to = isInside ? previousNode.offset + previousNode.length : offset;
  if (isAtPropertyKey) {
    const group = path.slice(0, -1);
    const offers = namesAt(schema, group, namesIn(text, group, isInside ? from : -1));
    return offers.length > 0 ? { from, to, offers, isName: true } : null;
  }
  const offers = valuesAt(schema, path);
  return offers.length > 0 ? { from, to, offers, isName: false } : null;
}

/** Names that the object at a path has, without the one that begins at an offset. */
function namesIn(text: string, path: Path, except: number): string[] {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return (node?.children ?? []).flatMap(({ children: [key] = [] }) =>
    key && key.offset !== except ? [String(key.value)] : [],
  );
}

/** Completion and hover of a JSON editor, from the schema of its file once that is there. */
export function schemaHelp(schemaNow: () => JsonObject | null) {
  const complete = (context: CompletionContext): CompletionResult | null => {
    const schema = schemaNow();
    const text = context.state.doc.toString();
    const found = schema && offersAt(schema, text, context.pos);
    if (!found) return null;
    // Unasked only while a word is typed.
    if (!context.explicit && !/["\w]$/.test(text.slice(0, context.pos))) return null;
    const { from, to, offers, isName } = found;
    const hasColon = /^\s*:/.test(text.slice(to));
    return {
      from,
      to,
      options: offers.map(({ text: written, meaning }) => ({
        label: written,
        apply: isName && !hasColon ? `${written}: ` : written,
        type: isName ? 'property' : 'constant',
        ...(meaning && { info: meaning }),
      })),
    };
  };
  const hover = hoverTooltip(({ state }, position) => {
    const text = state.doc.toString();
    const { path, previousNode } = getLocation(text, position);
    const schema = schemaNow();
    const words = schema && path.length > 0 ? meaningAt(schema, path) : undefined;
    if (!previousNode || words === undefined || position < previousNode.offset) return null;
    const end = previousNode.offset + previousNode.length;
    if (position > end) return null;
    return { pos: previousNode.offset, end, create: () => ({ dom: tooltipOf(words) }) };
  });
  return [jsonLanguage.data.of({ autocomplete: complete }), hover];
}

function tooltipOf(words: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-meaning';
  box.textContent = words;
  return box;
}
