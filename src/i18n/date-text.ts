/**
 * Corrects the dates of Intl to how people write them: French has `1er`, and a short Catalan or Galician date has no
 * prepositions and no full stops, which would collide with that of the sentence (`3 mar 2026`, not `3 d’abr. 2026`).
 *
 * @param isShort true where the month is shortened.
 */
export function dateWriter(language: string, isShort: boolean): (text: string) => string {
  const code = language.slice(0, 2);
  if (code === 'fr') return (text) => text.replace(/(?<!\d)1(?=\s\p{L})/gu, '1er');
  if (code === 'gl' && isShort)
    return (text) => text.replace(/\sde(?=\s)/g, '').replace(/(?<=\p{L})\./gu, '');
  if (code === 'ca' && isShort)
    return (text) => text.replace(/\sdel?(?=\s)|(?<=\s)d’/g, '').replace(/(?<=\p{L})\./gu, '');
  return (text) => text;
}
