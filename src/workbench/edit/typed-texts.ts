import { portalState } from '#workbench/preview/portal-state.ts';
import { showText, sourceText } from './marked-texts.ts';

interface Typed {
  language: string;
  key: string;
  /** The text in the version that was shown. */
  before: string;
  version: string | undefined;
}

/** Texts that the page shows as they were typed, before a version has them. */
const shown = new Map<string, Typed>();

const shownVersion = () => portalState.read()?.configuration.version;

/** Shows a text as it was typed, wherever the page has it, with its values. */
export function showTyped(language: string, key: string, text: string): void {
  const id = `${language} ${key}`;
  const version = shownVersion();
  const known = shown.get(id);
  const before = known?.version === version ? known?.before : (sourceText(language, key) ?? '');
  shown.set(id, { language, key, before: before ?? '', version });
  showText(language, key, text);
}

/** Shows the texts of the version again, where what was typed has been taken back and no other version followed. */
export function forgetTyped(): void {
  for (const { language, key, before, version } of shown.values())
    if (version === shownVersion()) showText(language, key, before);
  shown.clear();
}
