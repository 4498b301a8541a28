import {
  brandOf,
  type CardInput,
  cvcError,
  expiryError,
  numberError,
} from '#sandbox/cards/card-input.ts';
import type { FieldName } from './protocol.ts';

/** Values of fields, digits only. */
export type CardValues = Partial<Record<FieldName, string>>;

const MOST_DIGITS = 19;

/** The digits of a field in the groups that are printed on a card. */
export function written(field: FieldName, digits: string): string {
  if (field === 'cvc') return digits;
  if (field === 'expiry')
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  const groups = brandOf(digits).name === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d+)?$/ : null;
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Maximum number of digits of a field. */
export function mostDigits(field: FieldName, values: CardValues): number {
  if (field === 'expiry' || field === 'cvc') return 4;
  return Math.min(MOST_DIGITS, Math.max(...brandOf(values.number ?? '').lengths));
}

/** True when a field has all its digits, valid or not. */
export function isFull(field: FieldName, values: CardValues): boolean {
  const digits = values[field] ?? '';
  if (field === 'expiry') return digits.length === 4;
  if (field === 'number') return digits.length >= mostDigits(field, values);
  return digits.length >= brandOf(values.number ?? '').cvcLength;
}

/** Stripe's error code of a field; null when it is valid. */
export function fieldCode(field: FieldName, values: CardValues, today: Date): string | null {
  const digits = values[field] ?? '';
  if (digits === '') return `incomplete_${field}`;
  const { exp_month, exp_year } = asCard(values);
  if (field === 'cvc') return cvcError(digits, values.number ?? '')?.code ?? null;
  if (field === 'number') {
    const short = digits.length < Math.min(...brandOf(digits).lengths);
    return short ? 'incomplete_number' : (numberError(digits)?.code ?? null);
  }
  if (digits.length === 4) return expiryError(exp_month, exp_year, today)?.code ?? null;
  return digits.length > 1 && exp_month > 12 ? 'invalid_expiry_month' : 'incomplete_expiry';
}

export function asCard({ number = '', expiry = '', cvc = '' }: CardValues): CardInput {
  const [exp_month, exp_year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  return { number, exp_month, exp_year, cvc };
}
