import { remainder } from '#domain/identifiers/canonical-code.ts';
import { isCcc } from '#domain/identifiers/ccc.ts';
import { isIban } from '#domain/identifiers/iban.ts';
import { isDni } from '#domain/identifiers/nif.ts';
import type { Random } from '#sandbox/seed/random.ts';

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A valid CUPS of the distributor 0999, which does not exist. */
export function madeUpCups(random: Random): string {
  const digits = `0999${manyDigits(random, 12)}`;
  const rest = remainder(digits, 529);
  return `ES${digits}${CONTROL_LETTERS[Math.floor(rest / 23)]}${CONTROL_LETTERS[rest % 23]}0F`;
}

/** A valid Spanish IBAN of a bank code from 9900 on, which no bank has. */
export function madeUpIban(random: Random): string {
  const bank = `99${manyDigits(random, 2)}${manyDigits(random, 4)}`;
  const account = manyDigits(random, 10);
  const ccc = firstValid((control) => `${bank}${control}${account}`, isCcc);
  return firstValid((control) => `ES${control}${ccc}`, isIban);
}

/** A valid DNI by its number, from 90,000,000 on: a range that is not in use as far as is known. */
export function madeUpDni(number: number): string {
  const digits = String(90_000_000 + number);
  return [...CONTROL_LETTERS].map((letter) => digits + letter).find(isDni) ?? '';
}

function firstValid(compose: (control: string) => string, isValid: (code: string) => boolean) {
  for (let control = 0; control < 100; control++) {
    const code = compose(String(control).padStart(2, '0'));
    if (isValid(code)) return code;
  }
  throw new Error('no control digits fit');
}

const manyDigits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(10)).join('');
