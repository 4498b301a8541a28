import categories from '#sandbox/data/support/case-categories.json' with { type: 'json' };
import claimTypes from '#sandbox/data/support/claim-types.json' with { type: 'json' };

export { categories, claimTypes };

/** Types that are of visitors alone, whether or not the retailer lists others for them. */
const visitorClaimTypes = [
  {
    code: 'not_contracted',
    label: { es: 'Yo no he contratado esto', ca: 'Jo no he contractat això' },
    subtypes: [],
  },
  { code: 'other', label: { es: 'Otro motivo', ca: 'Un altre motiu' }, subtypes: [] },
];

/** The type of claim of this code. */
export function explanationTypeOf(code: string) {
  return claimTypes.find((type) => type.code === code);
}

/** Name of the type of a claim, also of one of visitors; undefined for an unknown code. */
export function claimTypeName(code: string) {
  return (explanationTypeOf(code) ?? visitorClaimTypes.find((type) => type.code === code))?.label;
}

/** The category of cases with this identifier, among those with or without a session. */
export function categoryOf(id: number, unsigned: boolean) {
  return categories.find((category) => category.id === id && category.unsigned === unsigned);
}
