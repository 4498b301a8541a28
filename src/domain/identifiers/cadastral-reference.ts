import { canonicalCode } from './canonical-code.ts';

const SHAPE = /^[A-ZÑ0-9]{14}\d{4}[A-Z]{2}$/;
const ALPHABET = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const CONTROL_LETTERS = 'MQWERTYUIOPASDFGHJKLBZX';
const WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1];

function controlLetter(characters: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, place) => {
    const character = characters.charAt(place);
    const value = /\d/.test(character) ? Number(character) : ALPHABET.indexOf(character) + 1;
    return total + weight * value;
  }, 0);
  return CONTROL_LETTERS[sum % CONTROL_LETTERS.length];
}

/** A cadastral reference without white space or hyphens, in upper case. */
export function normaliseCadastralReference(input: string): string {
  return canonicalCode(input).replaceAll('ñ', 'Ñ');
}

/**
 * True for a cadastral reference of 20 characters whose two control letters agree: each over one half of the
 * parcel and the four digits of the unit, modulo 23 (Dirección General del Catastro, "Cálculo de los caracteres de control").
 */
export function isCadastralReference(value: string): boolean {
  if (!SHAPE.test(value)) return false;
  const unit = value.slice(14, 18);
  return (
    value[18] === controlLetter(value.slice(0, 7) + unit) &&
    value[19] === controlLetter(value.slice(7, 14) + unit)
  );
}
