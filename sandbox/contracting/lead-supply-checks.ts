import {
  isCadastralReference,
  normaliseCadastralReference,
} from '#domain/identifiers/cadastral-reference.ts';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isPostalCode } from '#domain/identifiers/postal-code.ts';
import activities from '#sandbox/data/contracting/economic-activities.json' with { type: 'json' };
import postalCodes from '#sandbox/data/geo/postal-codes.json' with { type: 'json' };
import { provinceOf, streetTypeOf } from '#sandbox/operations/contracts/address-places.ts';
import type { Check, Code } from './lead-check.ts';

const codes: Record<string, string[]> = postalCodes;

/** Supply point, its address and its use. */
export const checkSupply: Check = ({ cups, cnae }) => {
  const activity = activities.some(({ id }) => id === cnae?.cnae);
  const noActivity = cnae?.vivienda === 'business' && !cnae.cnae && 'required';
  const unknownActivity = Boolean(cnae?.cnae) && !activity && 'unknown';
  const use: Record<string, Code> = { 'cnae.cnae': noActivity || unknownActivity };
  if (!cups) return use;
  const province = provinceOf(cups.municipi);
  const served = codes[cups.dp];
  const reference = normaliseCadastralReference(cups.ref_catastral ?? '');
  const elsewhere = served && !served.includes(cups.municipi) && 'invalid';
  return {
    ...use,
    'cups.name': !isCups(normaliseCups(cups.name)) && 'invalid',
    'cups.dp': !isPostalCode(cups.dp) && 'invalid',
    'cups.municipi': province ? elsewhere : 'unknown',
    'cups.state': province && province.id !== cups.state && 'invalid',
    'cups.poblacio': blank(cups.poblacio),
    'cups.tv': !streetTypeOf(cups.tv) && 'unknown',
    'cups.nv': blank(cups.nv),
    'cups.pnp': blank(cups.pnp),
    'cups.ref_catastral': reference !== '' && !isCadastralReference(reference) && 'invalid',
  };
};

const blank = (text: string) => !text.trim() && 'required';
