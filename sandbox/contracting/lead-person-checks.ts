import { needsIdentity } from '#domain/contract/identity-check.ts';
import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, looksLikeCompanyNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { isPostalCode } from '#domain/identifiers/postal-code.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { streetTypeOf } from '#sandbox/operations/contracts/address-places.ts';
import type { Check, Code } from './lead-check.ts';
import type { LeadFields } from './lead-fields.ts';

/** Owner, contact data and delivery of invoices. */
export const checkPerson: Check = (fields, context) => {
  const { owner, owner_address, cif = [], commsLanguage, nif_faceup = [] } = fields;
  const { settings } = context;
  if (!owner || !owner_address) return {};
  const vat = normaliseNif(owner.vat);
  const company = looksLikeCompanyNif(vat);
  const needsChangeOwner = settings.requireMarkChangeOwner && fields.activeContract === true;
  const email = normaliseEmail(owner_address.email ?? '');
  return {
    'owner.vat': !isNif(vat)
      ? 'invalid'
      : company && settings.restrictCompanyVAT && 'company_not_allowed',
    'owner.type': isNif(vat) && owner.type !== (company ? 'J' : 'F') && 'invalid',
    'owner.name': blank(owner.name),
    ...(owner.type === 'J' ? representative(owner) : { 'owner.surName1': blank(owner.surName1) }),
    'owner.changeOwner': needsChangeOwner && typeof owner.changeOwner !== 'boolean' && 'required',
    'owner_address.mobile': !internationalPhone(owner_address.mobile) && 'invalid',
    'owner_address.email': email
      ? !isEmail(email) && 'invalid'
      : settings.requireEmail && 'required',
    ...(owner_address.different_address ? elsewhere(owner_address) : {}),
    cif: owner.type === 'J' && cif.length === 0 && 'required',
    nif_faceup: needsIdentity(settings.checkIdentity) && nif_faceup.length === 0 && 'required',
    commsLanguage: settings.commsLanguage && !commsLanguage && 'required',
  };
};

function representative(owner: NonNullable<LeadFields['owner']>): Record<string, Code> {
  const vat = normaliseNif(owner.vatRepresentante ?? '');
  return {
    'owner.vatRepresentante': vat ? !isNif(vat) && 'invalid' : 'required',
    'owner.nameRepresentante': blank(owner.nameRepresentante),
    'owner.surName1Representante': blank(owner.surName1Representante),
  };
}

function elsewhere(address: NonNullable<LeadFields['owner_address']>): Record<string, Code> {
  const { zip, tv } = address;
  return {
    'owner_address.zip': zip ? !isPostalCode(zip) && 'invalid' : 'required',
    'owner_address.poblacio': blank(address.poblacio),
    'owner_address.tv': tv ? !streetTypeOf(tv) && 'unknown' : 'required',
    'owner_address.nv': blank(address.nv),
    'owner_address.pnp': blank(address.pnp),
  };
}

const blank = (text: string | null | undefined) => !text?.trim() && 'required';
