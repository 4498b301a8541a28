const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * An element as Canonical XML (no empty tags, no space between elements), so that the text itself can be signed.
 * Content is the XML of other elements; null ones are left out. Attributes must be in canonical order.
 */
export function element(
  name: string,
  content: string | (string | null)[],
  attributes: Record<string, string> = {},
): string {
  const inside = typeof content === 'string' ? content : content.join('');
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${pairs.join('')}>${inside}</${name}>`;
}

/** An element that contains a text. */
export function field(name: string, text: string): string {
  const allowed = text.replace(FORBIDDEN, '');
  return element(
    name,
    allowed.replace(/[&<>\r]/g, (letter) => ESCAPES[letter] ?? letter),
  );
}
