import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';

const trimmed = (text: string) => text.trim();

const when =
  (is: (value: string) => boolean, normalise: (text: string) => string) => (text: string) =>
    is(normalise(text)) ? normalise(text) : trimmed(text);

/**
 * What the option `normalise` of a text field may name: a code that the field also takes, beside other texts.
 * The answer becomes that code in its usual form if it is one, otherwise it stays as typed.
 */
const textNormalisers: Record<string, (text: string) => string> = {
  cups: when(isCups, normaliseCups),
  nif: when(isNif, normaliseNif),
};

/** The normaliser that a field's options name; without one, white space around the text goes. */
export function textNormaliser(name: unknown): (text: string) => string {
  return (typeof name === 'string' ? textNormalisers[name] : undefined) ?? trimmed;
}
