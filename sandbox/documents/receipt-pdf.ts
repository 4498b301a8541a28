import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import { madridMoment } from './madrid-moment.ts';
import { renderPdf } from './pdf.ts';
import type { ReceiptTexts } from './receipt-texts.ts';

/** Content of a receipt. */
export interface Receipt {
  transaction: string;
  cents: number;
  paidAt: Date;
  /** Number of the invoice. */
  invoice: string;
  concept: string;
  /** Brand and last digits, which is all that the platform returns of a card. */
  card: string;
  customer: { name: string; vat: string };
  email: string | null;
}

/** A receipt as a document; times are those of Europe/Madrid. */
export async function receiptPdf(receipt: Receipt, text: ReceiptTexts): Promise<DocumentAnswer> {
  const paidAt = madridMoment(receipt.paidAt, text.locale);
  const amount = (receipt.cents / 100).toLocaleString(text.locale, {
    style: 'currency',
    currency: 'EUR',
  });
  const bytes = await renderPdf({
    title: text.title,
    language: text.locale,
    sections: [
      {
        heading: text.payment,
        lines: [
          [text.transaction, receipt.transaction],
          [text.date, paidAt],
          [text.card, receipt.card],
          [text.amount, amount],
        ],
      },
      {
        heading: text.invoice,
        lines: [
          [text.number, receipt.invoice],
          [text.concept, receipt.concept],
        ],
      },
      {
        heading: text.payer,
        lines: [
          [text.name, receipt.customer.name],
          [text.vat, receipt.customer.vat],
          [text.email, receipt.email ?? '-'],
        ],
      },
    ],
    footer: text.footer,
  });
  return {
    fileName: `${text.fileName}-${receipt.invoice}.pdf`,
    contentType: 'application/pdf',
    bytes,
  };
}
