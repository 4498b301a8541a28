/** A text for HTML, as content or in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);
