import categories from '#sandbox/data/support/case-categories.json' with { type: 'json' };
import claimTypes from '#sandbox/data/support/claim-types.json' with { type: 'json' };

export { categories, claimTypes };

/** The type of claim of this code. */
export function explanationTypeOf(code: string) {
  return claimTypes.find((type) => type.code === code);
}

/** The category of cases with this identifier, among those with or without a session. */
export function categoryOf(id: number, unsigned: boolean) {
  return categories.find((category) => category.id === id && category.unsigned === unsigned);
}
