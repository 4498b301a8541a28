/** What a new password must hold: the setting `passwordPolicy`. */
export interface PasswordPolicy {
  minLength?: number;
  uppercase?: boolean;
  lowercase?: boolean;
  digit?: boolean;
  symbol?: boolean;
}

/** Kinds of character that a policy may require, as Unicode regular expressions; letters of any alphabet count. */
export const passwordCharacters = {
  lowercase: '\\p{Ll}',
  uppercase: '\\p{Lu}',
  digit: '\\p{Nd}',
  symbol: '[^\\p{L}\\p{Nd}\\s]',
} as const;

export type PasswordRule = 'length' | keyof typeof passwordCharacters;

/** Each rule of a policy and whether a password meets it, in the order they are shown. Length counts characters. */
export function passwordRules(
  policy: PasswordPolicy,
  password: string,
): { rule: PasswordRule; met: boolean }[] {
  const { minLength = 0 } = policy;
  const length =
    minLength > 0 ? [{ rule: 'length' as const, met: [...password].length >= minLength }] : [];
  const kinds = (Object.keys(passwordCharacters) as (keyof typeof passwordCharacters)[]).filter(
    (rule) => policy[rule],
  );
  return [
    ...length,
    ...kinds.map((rule) => ({
      rule,
      met: new RegExp(passwordCharacters[rule], 'u').test(password),
    })),
  ];
}
