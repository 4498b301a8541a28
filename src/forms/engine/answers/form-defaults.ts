/** Which defaults of a schema RJSF fills in, for `experimental_defaultFormStateBehavior`. */
export const defaultsOfForms = {
  constAsDefaults: 'never',
  allOf: 'populateDefaults',
  arrayMinItems: { populate: 'never' },
  // A question without an answer is not answered with no.
  requiredBooleanDefault: 'skip',
} as const;
