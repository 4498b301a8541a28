const SHAPE = /^\+?\(?\d(?:[ .()/-]{0,2}\d){3,14}$/;

/** True for what may be a telephone number: 4 to 15 digits with usual separators, no letters, one plus at most, in front (ITU-T E.164). */
export function hasPhoneShape(value: string): boolean {
  return SHAPE.test(value);
}
