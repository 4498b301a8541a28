const SHAPE = /^\+?\(?\d(?:[ .()/-]{0,2}\d){3,14}$/;

/** True for what may be a telephone number: 4 to 15 digits with usual separators, no letters, one plus at most, in front (ITU-T E.164). */
export function hasPhoneShape(value: string): boolean {
  return SHAPE.test(value);
}

/** Country codes of one and two digits; every other one has three (ITU-T E.164). */
const COUNTRY_CODE =
  /^(?:\+|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,12})$/;

/**
 * A telephone as it is read at home: `600 00 00 03` for a Spanish one (`+34600000003`), `+351 912 345 678` for one from
 * abroad: its country code apart, then groups of three, of which the last may have two or four. Any other text as it is.
 */
export function groupedPhone(phone: string): string {
  const home = /^(?:(?:\+|00)34)?([5-9]\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone);
  if (home) return home.slice(1).join(' ');
  const [, code, number] = COUNTRY_CODE.exec(phone) ?? [];
  if (!code || !number) return phone;
  return `+${code} ${number.replace(/\d{3}(?=\d{2})/g, '$& ')}`;
}
