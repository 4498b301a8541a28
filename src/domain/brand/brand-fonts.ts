/**
 * Typefaces that `brand.font` may name; null: the one of the stylesheet. None of the others loads a file. `index.html`
 * is built without settings and preloads Figtree all the same; pages that a publication writes do not.
 */
export const brandFonts = {
  figtree: null,
  system: "system-ui, -apple-system, 'Segoe UI', roboto, 'Helvetica Neue', arial, sans-serif",
  serif: "'Iowan Old Style', charter, cambria, georgia, 'Times New Roman', serif",
} as const satisfies Record<string, string | null>;
