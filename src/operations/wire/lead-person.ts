import { looksLikeCompanyNif, normaliseNif } from '#domain/identifiers/nif.ts';
import { addressOf } from './address-answers.ts';
import { streetOf } from './lead-address.ts';
import { isRetained } from './lead-retained.ts';
import { type Fields, isDual, type LeadSource, stepOf } from './lead-source.ts';
import { uploadedFiles } from './uploaded-files.ts';

/** Whether the owner changes; in a dual contracting that of gas is an answer of the gas contract's step. */
function changesOwner(source: LeadSource): unknown {
  if (source.kind === 'gas' && isDual(source.answers)) {
    const { changeOwner } = stepOf(source, 'gas-contract');
    return changeOwner === undefined ? null : changeOwner === 'changeOwner';
  }
  return stepOf(source, 'person').changeOwner ?? null;
}

/** The owner of the contract: a company if the tax id is a company's. */
export function ownerFields(source: LeadSource): Fields {
  const answers = stepOf(source, 'person');
  const vat = normaliseNif(String(answers.vat ?? ''));
  const changeOwner = changesOwner(source);
  if (!looksLikeCompanyNif(vat)) {
    const { name, surName1, surName2 = null } = answers;
    return { owner: { type: 'F', vat, name, surName1, surName2, changeOwner } };
  }
  const { vatRepresentante, nameRepresentante, surName1Representante } = answers;
  return {
    owner: {
      ...{ type: 'J', vat, name: answers.companyName, changeOwner },
      vatRepresentante: normaliseNif(String(vatRepresentante ?? '')),
      ...{ nameRepresentante, surName1Representante },
      surName2Representante: answers.surName2Representante ?? null,
    },
  };
}

function invoiceAddress(source: LeadSource): Fields {
  const { sameInvoiceAddress, ownerAddress, mobile, email = null } = stepOf(source, 'person');
  if (sameInvoiceAddress !== false) return { different_address: false, mobile, email };
  const address = addressOf(ownerAddress);
  const { dp: zip, ine: municipi = null, state = null } = address;
  return { different_address: true, ...streetOf(address), zip, municipi, state, mobile, email };
}

/** The person: owner, contact data and delivery of invoices. */
export async function personFields(source: LeadSource): Promise<Fields> {
  const answers = stepOf(source, 'person');
  const [nif_faceup = null, nif_facedown = null] = await uploadedFiles(answers.nifFaceup);
  return {
    ...ownerFields(source),
    owner_address: invoiceAddress(source),
    cif: await uploadedFiles(answers.nifEmpresa),
    // The form writes es-ES, the retailer es_ES.
    ...(answers.commsLanguage !== undefined && {
      commsLanguage: String(answers.commsLanguage).replace('-', '_'),
    }),
    // An optional document is left out: not every retailer takes null. One that the retailer has is named.
    ...((nif_faceup || isRetained(source, 'person', 'nifFaceup')) && { nif_faceup }),
    nif_facedown,
  };
}
