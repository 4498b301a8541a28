/** What a password must hold, as in the setting `passwordPolicy`. */
export interface PasswordPolicy {
  minLength?: number;
  lower?: boolean;
  upper?: boolean;
  digit?: boolean;
  symbol?: boolean;
}

export type PasswordRule = 'length' | 'lower' | 'upper' | 'digit' | 'symbol';

const characters: Record<Exclude<PasswordRule, 'length'>, RegExp> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{Nd}\s]/u,
};

/** Each rule of the policy and whether the password meets it, in the order they are shown. */
export function passwordRules(
  policy: PasswordPolicy,
  password: string,
): { rule: PasswordRule; met: boolean }[] {
  const { minLength = 0 } = policy;
  const length =
    minLength > 0 ? [{ rule: 'length' as const, met: [...password].length >= minLength }] : [];
  const kinds = (['lower', 'upper', 'digit', 'symbol'] as const).filter((rule) => policy[rule]);
  return [...length, ...kinds.map((rule) => ({ rule, met: characters[rule].test(password) }))];
}
