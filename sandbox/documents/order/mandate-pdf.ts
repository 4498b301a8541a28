import type { Selectable } from 'kysely';
import { formatIban } from '#domain/identifiers/iban.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import type { ContractTables } from '#sandbox/database/tables/contract-tables.ts';
import { renderPdf } from '#sandbox/documents/pdf.ts';
import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: 'Orden de domiciliación de adeudo directo SEPA',
  fileName: 'mandato-sepa',
  creditor: 'A quién paga',
  debtor: 'Quién paga',
  order: 'Qué autoriza',
  name: 'Nombre',
  vat: 'NIF',
  address: 'Dirección',
  identifier: 'Identificador del acreedor',
  reference: 'Referencia del mandato',
  account: 'Cuenta de cargo',
  kind: 'Tipo de pago: recurrente',
  text: (company: string) =>
    `Con esta orden, usted autoriza a ${company} a enviar a su banco instrucciones para cargar en su cuenta las facturas de este contrato, y a su banco a cargarlas. Como parte de sus derechos, puede pedir a su banco el reembolso según las condiciones del contrato que tiene con él. Debe pedirlo en las 8 semanas que siguen al cargo.`,
  signed: 'Firmado al confirmarlo en el portal, el',
  footer: 'Documento de demostración sin validez contractual. Todos los datos son inventados.',
};

const catalan: typeof spanish = {
  locale: 'ca-ES',
  title: 'Ordre de domiciliació de deute directe SEPA',
  fileName: 'mandat-sepa',
  creditor: 'A qui paga',
  debtor: 'Qui paga',
  order: 'Què autoritza',
  name: 'Nom',
  vat: 'NIF',
  address: 'Adreça',
  identifier: 'Identificador del creditor',
  reference: 'Referència del mandat',
  account: 'Compte de càrrec',
  kind: 'Tipus de pagament: recurrent',
  text: (company) =>
    `Amb aquesta ordre, vostè autoritza ${company} a enviar al seu banc instruccions per carregar al seu compte les factures d’aquest contracte, i el seu banc a carregar-les. Com a part dels seus drets, pot demanar al seu banc el reemborsament segons les condicions del contracte que hi té. Ho ha de demanar en les 8 setmanes que segueixen el càrrec.`,
  signed: 'Signat en confirmar-ho al portal, el',
  footer: 'Document de demostració sense validesa contractual. Totes les dades són inventades.',
};

/** A SEPA mandate as a document (EPC rulebook, core scheme); the day is that of Europe/Madrid. */
export async function mandatePdf(
  mandate: Selectable<ContractTables['mandates']>,
  { legalName, address, creditorId }: Settings['organization'],
): Promise<DocumentAnswer> {
  const text = inLanguage({ es: spanish, ca: catalan }, mandate.language);
  const { reference } = mandate;
  const signed = mandate.signed_at.toLocaleDateString(text.locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  });
  const bytes = await renderPdf({
    title: text.title,
    language: text.locale,
    sections: [
      {
        heading: text.creditor,
        lines: [
          [text.name, legalName],
          [text.address, address],
          [text.identifier, creditorId],
          [text.reference, reference],
        ],
      },
      {
        heading: text.debtor,
        lines: [
          [text.name, mandate.debtor_name],
          [text.vat, mandate.debtor_vat],
          [text.address, mandate.debtor_address],
          [text.account, formatIban(mandate.iban)],
        ],
      },
      {
        heading: text.order,
        lines: [text.text(legalName), text.kind, [text.signed, signed]],
      },
    ],
    footer: text.footer,
  });
  return { fileName: `${text.fileName}-${reference}.pdf`, contentType: 'application/pdf', bytes };
}
