import { type Call, type DocumentAnswer, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import { curveOf } from '#sandbox/consumption/curve.ts';
import { invoiceCurveCsv } from '#sandbox/documents/curve-file.ts';
import { facturae } from '#sandbox/documents/facturae.ts';
import type { InvoicePaper } from '#sandbox/documents/invoice-paper.ts';
import { type BillHelp, invoicePdf } from '#sandbox/documents/invoice-pdf.ts';
import { type InvoiceTexts, invoiceTexts } from '#sandbox/documents/invoice-texts.ts';
import { signPdf } from '#sandbox/documents/signed-pdf.ts';
import { signXml } from '#sandbox/documents/signed-xml.ts';
import { documentSigningKey } from '#sandbox/documents/signing-key.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { documentsOf, type InvoiceDocument, invoiceFeatures } from './invoice-documents-offered.ts';
import { jointPaperOf, paperOf } from './invoice-papers.ts';
import { ownInvoice, ownMultipointInvoice, type WholeInvoice } from './own-invoice.ts';

type DocumentCall = Pick<
  Call<'downloadInvoice'>,
  'database' | 'session' | 'services' | 'path' | 'query'
>;

/** Documents of invoices. */
export const invoiceDocumentHandlers = {
  async downloadInvoice(call) {
    const invoice = await ownInvoice(call, call.path.id);
    await refuseDisabled(call);
    if (!documentsOf(invoice).includes(call.path.type)) throw noSuchDocument();
    const text = invoiceTexts(letterLanguageOf(signedIn(call).customer, call.query.lang));
    return documentOf(call, paperOf(invoice, text), [invoice], text);
  },

  async downloadMultipointInvoice(call) {
    const { joint, invoices } = await ownMultipointInvoice(call, call.path.id);
    await refuseDisabled(call);
    const offered = invoices.every((each) => documentsOf(each).includes(call.path.type));
    if (!offered) throw noSuchDocument();
    const text = invoiceTexts(letterLanguageOf(signedIn(call).customer, call.query.lang));
    return documentOf(call, jointPaperOf(joint, invoices, text), invoices, text);
  },
} satisfies Handlers;

async function documentOf(
  call: DocumentCall,
  paper: InvoicePaper,
  invoices: WholeInvoice[],
  text: InvoiceTexts,
): Promise<DocumentAnswer> {
  const name = `${text.fileName}-${paper.number}`;
  const pdf = { contentType: 'application/pdf' };
  const makers: Record<InvoiceDocument, () => Promise<DocumentAnswer>> = {
    pdf: async () => {
      const bytes = await invoicePdf(paper, text, await helpOf(call));
      return { ...pdf, fileName: `${name}.pdf`, bytes };
    },
    signed_pdf: async () => {
      const key = await documentSigningKey(call.database);
      const bytes = await invoicePdf(paper, text, await helpOf(call), text.signed);
      const signed = signPdf(bytes, key, call.services.clock.now());
      return { ...pdf, fileName: `${name}-${text.signedName}.pdf`, bytes: signed };
    },
    curve_csv: async () => invoiceCurveCsv(paper.number, hoursOf(invoices), call.query.lang),
    signed_xml: async () => {
      const key = await documentSigningKey(call.database);
      const bytes = Buffer.from(signXml(facturae(paper, text.code), key));
      return { fileName: `${name}.xsig.xml`, contentType: 'application/xml', bytes };
    },
  };
  return makers[call.path.type]();
}

async function helpOf(call: DocumentCall): Promise<BillHelp> {
  const { organization, contracts } = await settingsOf(call.database, signedIn(call).customer);
  const { freePhone: phone, email, disputes } = organization;
  return { phone, email, disputes, comparator: contracts.comparator };
}

function hoursOf(invoices: WholeInvoice[]) {
  return invoices.map((invoice) => ({
    cups: invoice.cups,
    hasPanels: invoice.panels_kw !== null,
    intervals: curveOf(
      { ...invoice, tariff: invoice.basis.bills?.tariff ?? invoice.tariff },
      'hourly',
      { start: invoice.start_date, end: invoice.end_date, until: Number.POSITIVE_INFINITY },
    ),
  }));
}

async function refuseDisabled(call: DocumentCall): Promise<void> {
  const settings = await settingsOf(call.database, signedIn(call).customer);
  if (!invoiceFeatures(settings).documents.includes(call.path.type)) {
    throw new Refusal(403, 'feature_disabled');
  }
}

const noSuchDocument = () => new Refusal(404, 'document_not_found');
