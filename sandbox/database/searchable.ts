/** A text in the form that the contracts filter compares: lower case, without accents, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}
