import { brandProperties } from '#domain/brand/brand-colors.ts';
import { brandFonts } from '#domain/brand/brand-fonts.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import { contentHash } from '#tools/config/publish/published-files.ts';

const LOOK = 'data-look';

/**
 * The style sheet that the written pages share: the brand, which the application sets itself later, and what their
 * elements say in `style`, which the Content-Security-Policy lets no markup do. `taken` gives a page's HTML back without
 * it.
 */
export class PageLooks {
  readonly #rules = new Map<string, string>();
  readonly #brand: string;

  constructor({ brand }: Pick<Settings, 'brand'>) {
    const font = brandFonts[brand.font];
    const properties = Object.entries({
      ...brandProperties(brand.colors),
      ...(font && { '--bs-body-font-family': font }),
    });
    const said = properties.map(([name, value]) => `${name}:${value}`).join(';');
    // Behind `html` it comes before the application's own tokens, whatever the order of the files.
    this.#brand = said && `html:root{${said}}`;
  }

  taken(html: string): string {
    return html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
      const id = contentHash(declarations).slice(0, 6);
      this.#rules.set(id, declarations);
      return ` ${LOOK}="${id}"`;
    });
  }

  /** Empty where the portal's own style sheet says it all. */
  styleSheet(): string {
    const rules = [...this.#rules].map(([id, said]) => `[${LOOK}="${id}"]{${said}}`);
    return [this.#brand, ...rules].filter(Boolean).join('\n');
  }
}
