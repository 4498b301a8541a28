import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getLanguageService, type MarkupContent, TextDocument } from 'vscode-json-languageservice';

/** The JSON service that VS Code and other editors use while an owner writes. */
const service = getLanguageService({
  schemaRequestService: async (url) => readFileSync(fileURLToPath(url), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

function opened(path: string, text: string) {
  const document = TextDocument.create(pathToFileURL(resolve(path)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** What an editor underlines in a file, as `line: message`. */
export async function underlined(
  path: string,
  text = readFileSync(path, 'utf8'),
): Promise<string[]> {
  const { document, json } = opened(path, text);
  const found = await service.doValidation(document, json);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

/** What an editor offers at `|` in the text: name -> explanation. */
export async function offered(path: string, marked: string): Promise<Map<string, string>> {
  const offset = marked.indexOf('|');
  const { document, json } = opened(path, marked.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return new Map(list?.items.map(({ label, documentation }) => [label, wordsOf(documentation)]));
}

/** What an editor shows for the first occurrence of `part`. */
export async function explained(path: string, part: string): Promise<string> {
  const { document, json } = opened(path, readFileSync(path, 'utf8'));
  const at = document.positionAt(document.getText().indexOf(part) + 1);
  const hover = await service.doHover(document, at, json);
  const contents = hover?.contents ?? [];
  return [contents].flat().map(wordsOf).join('\n');
}

function wordsOf(words: MarkupContent | string | { value: string } | undefined): string {
  return typeof words === 'object' ? words.value : (words ?? '');
}
