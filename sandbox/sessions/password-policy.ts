/** Setting `passwordPolicy`: what a password must hold. */
export interface PasswordPolicy {
  minLength: number;
  lower: boolean;
  upper: boolean;
  digit: boolean;
  symbol: boolean;
}

const USUAL: PasswordPolicy = { minLength: 6, lower: true, upper: true, digit: true, symbol: true };

/** Codes of the rules that a password breaks, none when it is good enough. What the policy leaves out is as usual. */
export function brokenRules(password: string, served: Partial<PasswordPolicy> = {}): string[] {
  const policy = { ...USUAL, ...served };
  const rules: [string, boolean][] = [
    ['too_short', [...password].length < policy.minLength],
    ['lower_case_missing', policy.lower && !/\p{Ll}/u.test(password)],
    ['upper_case_missing', policy.upper && !/\p{Lu}/u.test(password)],
    ['digit_missing', policy.digit && !/\p{Nd}/u.test(password)],
    ['symbol_missing', policy.symbol && !/[^\p{L}\p{Nd}\s]/u.test(password)],
  ];
  return rules.filter(([, broken]) => broken).map(([code]) => code);
}
