import { type PasswordPolicy, passwordRules } from '#domain/customer/password-policy.ts';
import type { FieldCode } from '#sandbox/api/refusal.ts';

const CODES = {
  length: 'too_short',
  lowercase: 'lower_case_missing',
  uppercase: 'upper_case_missing',
  digit: 'digit_missing',
  symbol: 'symbol_missing',
} as const;

/** Codes of the policy's rules that a password breaks; empty for a valid one. */
export function brokenRules(password: string, policy: PasswordPolicy): FieldCode[] {
  return passwordRules(policy, password).flatMap(({ rule, met }) => (met ? [] : [CODES[rule]]));
}
