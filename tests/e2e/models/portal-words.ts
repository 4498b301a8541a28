import type { APIRequestContext } from '@playwright/test';
import type { Manifest } from '#config/configuration-types.ts';

type Texts = { [key: string]: string | Texts };

/** The published texts and forms of the portal under test, which differ between partners. */
export class PortalWords {
  readonly manifest: Manifest;
  readonly #texts: Texts;

  private constructor(manifest: Manifest, texts: Texts) {
    this.manifest = manifest;
    this.#texts = texts;
  }

  static async read(request: APIRequestContext): Promise<PortalWords> {
    const read = async (file: string) => (await request.get(`/config/${file}`)).json();
    const manifest: Manifest = await read((await read('current.json')).manifest);
    const texts = await read(manifest.texts[manifest.settings.languages.default] ?? '');
    return new PortalWords(manifest, texts);
  }

  /** A text by its key, its placeholders filled in. */
  say(key: string, values: Record<string, string> = {}): string {
    const found = key
      .split('.')
      .reduce<Texts | string | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        this.#texts,
      );
    if (typeof found !== 'string') throw new Error(`The portal has no text "${key}"`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
  }
}
