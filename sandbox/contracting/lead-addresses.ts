import { normaliseCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { normaliseEmail } from '#domain/identifiers/email.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { municipalityOf } from '#sandbox/operations/contracts/address-places.ts';
import { doorText, streetText } from '#sandbox/operations/contracts/address-text.ts';
import type { WholeLead } from './whole-lead.ts';

interface Typed {
  zipcode: string;
  city: string;
  ine: string;
  tv?: number | null;
  nv?: string | null;
  pnp?: string | null;
  bq?: string | null;
  es?: string | null;
  pt?: string | null;
  pu?: string | null;
  aclarador?: string | null;
}

/** Address of the supply and postal address of the invoices, as rows of addresses. */
export function addressesOf({ cups, owner_address, commsLanguage }: WholeLead) {
  const supply = addressOf(
    { ...cups, zipcode: cups.dp, city: cups.poblacio, ine: cups.municipi },
    commsLanguage,
  );
  const { different_address, zip, poblacio, municipi, mobile, email } = owner_address;
  const zipcode = zip ?? '';
  const city = poblacio?.trim() ?? '';
  const ine = municipi ?? municipalityOf(zipcode, city) ?? `${zipcode.slice(0, 2)}000`;
  const other = different_address
    ? addressOf({ ...owner_address, zipcode, city, ine }, commsLanguage)
    : {
        ...supply,
        cadastral_reference: normaliseCadastralReference(cups.ref_catastral ?? '') || null,
      };
  const reached = {
    mobile: internationalPhone(mobile),
    email: normaliseEmail(email ?? '') || null,
  };
  return { supply, invoices: { ...other, ...reached } };
}

function addressOf(typed: Typed, language: string | undefined) {
  const parts = {
    street_type: typed.tv ?? null,
    street_name: typed.nv?.trim() ?? '',
    house_number: filled(typed.pnp),
    block: filled(typed.bq),
    stairs: filled(typed.es),
    floor: filled(typed.pt),
    door: filled(typed.pu),
    hint: filled(typed.aclarador),
  };
  const street = [streetText(parts, language), doorText(parts)].filter(Boolean).join(', ');
  const { zipcode, city, ine } = typed;
  return {
    ...parts,
    street,
    zipcode,
    city: city.trim(),
    ine,
    full_address: `${street}, ${zipcode} ${city.trim()}`,
  };
}

const filled = (text: string | null | undefined) => text?.trim() || null;
