const SHAPE = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** A postal code without the white space around it. */
export function normalisePostalCode(input: string): string {
  return input.trim();
}

/** True for five digits of which the first two are 01 to 52. Whether the code exists is for the look-up of its towns to say. */
export function isPostalCode(value: string): boolean {
  return SHAPE.test(value);
}
