import {
  isCadastralReference,
  normaliseCadastralReference,
} from '#domain/identifiers/cadastral-reference.ts';
import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isPostalCode, normalisePostalCode } from '#domain/identifiers/postal-code.ts';
import type { components } from '#openapi/generated/types.ts';
import { type FieldCode, invalidFields } from '#sandbox/api/refusal.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { municipalityOf, provinceOf, streetTypeOf } from './address-places.ts';
import { doorText, streetText } from './address-text.ts';

type NewAddress = components['schemas']['NewNotificationAddress'];

/** A new address in stored form, with its text in the given language. Throws 400 for invalid fields. */
export function readNewAddress(typed: NewAddress, language: string | undefined) {
  const zipcode = normalisePostalCode(typed.zipcode);
  const ine = isPostalCode(zipcode) ? municipalityOf(zipcode, typed.city) : null;
  const reference = normaliseCadastralReference(typed.ref_catastral ?? '');
  const email = normaliseEmail(typed.email);
  const mobile = internationalPhone(typed.mobile);
  const province = ine && provinceOf(ine)?.id;
  refuseWrong({
    name: blank(typed.name),
    zipcode: invalid(!isPostalCode(zipcode)),
    city: blank(typed.city) ?? invalid(isPostalCode(zipcode) && !ine),
    state: invalid(Boolean(province && typed.state && typed.state !== province)),
    tv: invalid(!streetTypeOf(typed.tv)),
    nv: blank(typed.nv),
    pnp: blank(typed.pnp),
    ref_catastral: invalid(reference !== '' && !isCadastralReference(reference)),
    email: invalid(!isEmail(email)),
    mobile: invalid(!mobile),
  });

  const parts = {
    street_type: typed.tv,
    street_name: typed.nv.trim(),
    house_number: typed.pnp.trim(),
    block: filled(typed.bq),
    stairs: filled(typed.es),
    floor: filled(typed.pt),
    door: filled(typed.pu),
  };
  const street = streetText(parts, language);
  const city = typed.city.trim();
  return {
    ...parts,
    name: typed.name.trim(),
    street,
    zipcode,
    city,
    ine,
    full_address: `${[street, doorText(parts)].filter(Boolean).join(', ')}, ${zipcode} ${city}`,
    cadastral_reference: reference || null,
    email,
    mobile,
  };
}

type Code = FieldCode | undefined;
const blank = (text: string): Code => (text.trim() ? undefined : 'required');
const invalid = (wrong: boolean): Code => (wrong ? 'invalid' : undefined);
const filled = (text: string | null | undefined) => text?.trim() || null;

function refuseWrong(codes: Record<string, Code>): void {
  const wrong = Object.entries(codes).flatMap(([field, code]) => (code ? [[field, [code]]] : []));
  if (wrong.length === 0) return;
  throw invalidFields(Object.fromEntries(wrong));
}
