const SHAPE = /^\+?\(?\d(?:[ .()/-]{0,2}\d){3,14}$/;

/** True for what may be a telephone number: 4 to 15 digits with usual separators, no letters, one plus at most, in front (ITU-T E.164). */
export function hasPhoneShape(value: string): boolean {
  return SHAPE.test(value);
}

/** A telephone as it is read at home: `600 00 00 03` for a Spanish one (`+34600000003`), any other as it is. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(?:\+34)?(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}
