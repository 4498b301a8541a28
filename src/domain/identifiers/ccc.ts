import { canonicalCode } from './canonical-code.ts';

const SHAPE = /^\d{20}$/;
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function controlDigit(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const digit = 11 - (sum % 11);
  return String(digit === 11 ? 0 : digit === 10 ? 1 : digit);
}

/** A Spanish account number without spaces or hyphens. */
export function normaliseCcc(input: string): string {
  return canonicalCode(input);
}

/**
 * True for a Spanish account number (CCC) of 20 digits whose two control digits agree:
 * the first over bank and branch, the second over the account, weights 1 2 4 8 5 10 9 7 3 6 modulo 11
 * (Consejo Superior Bancario, Folleto 43).
 */
export function isCcc(value: string): boolean {
  return (
    SHAPE.test(value) &&
    value[8] === controlDigit(`00${value.slice(0, 8)}`) &&
    value[9] === controlDigit(value.slice(10))
  );
}
