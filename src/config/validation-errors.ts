/**
 * Validation errors without those that only repeat another: Ajv adds an `if` error for each rule inside
 * `then` and `else`, and RJSF would show it to the customer.
 */
export function withoutRuleNoise<E extends { name?: string; keyword?: string }>(
  errors: readonly E[],
): E[] {
  return errors.filter((error) => (error.name ?? error.keyword) !== 'if');
}
