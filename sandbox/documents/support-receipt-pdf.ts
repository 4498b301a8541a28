import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import type { PdfContent } from './pdf.ts';
import type { SupportReceiptTexts } from './support-receipt-texts.ts';

/** What a receipt of a case or claim proves (Ley 10/2025 12.1). */
export interface SupportReceipt {
  number: number;
  kind: 'case' | 'claim';
  receivedAt: Date;
  type: string;
  subject: string;
  text: string;
  files: readonly string[];
  /** Number of the contract; null for a visitor. */
  contract: string | null;
  customer: { name: string; vat: string | null } | null;
  /** ISO date or instant of the answer at the latest. */
  due: string;
  disputes: readonly { name: string; url: string }[];
}

type Line = PdfContent['sections'][number]['lines'][number];
const filled = (lines: readonly [string, string | null | undefined][]): Line[] =>
  lines.flatMap(([label, value]): Line[] => (value ? [[label, value]] : []));

/** A receipt as a document; times are those of Europe/Madrid. */
export function supportReceiptDocument(
  receipt: SupportReceipt,
  text: SupportReceiptTexts,
): PdfContent {
  const { kind, customer, disputes } = receipt;
  return {
    title: text.title[kind],
    language: text.locale,
    sections: [
      {
        heading: text.received,
        lines: filled([
          [text.number, String(receipt.number)],
          [text.date, moment(receipt.receivedAt, text.locale)],
          [text.type, receipt.type],
          [text.subject, receipt.subject],
          [text.contract, receipt.contract],
          [text.name, customer?.name],
          [text.vat, customer?.vat],
          [text.files, receipt.files.join(', ')],
        ]),
      },
      { heading: text.text, lines: receipt.text.split('\n').filter((line) => line.trim() !== '') },
      {
        heading: text.answer,
        lines: [
          [text.due, dueText(receipt.due, text.locale)],
          ...(disputes.length > 0 ? [`${text.disputes}:`] : []),
          ...disputes.map(({ name, url }) => `${name}, ${url}`),
        ],
      },
    ],
    footer: [retailer.name, `NIF ${retailer.vat}`, retailer.address].join(' · '),
  };
}

/** The same as the paragraphs of an e-mail. */
export function supportReceiptLines(
  receipt: SupportReceipt,
  text: SupportReceiptTexts,
): readonly string[] {
  const { sections, footer } = supportReceiptDocument(receipt, text);
  const paragraphs = sections.map(({ heading, lines }) =>
    [heading, ...lines.map((line) => (typeof line === 'string' ? line : line.join(': ')))].join(
      '\n',
    ),
  );
  return [text.mail.hello, ...paragraphs, footer];
}

const moment = (at: Date, locale: string): string =>
  at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });

const dueText = (due: string, locale: string): string =>
  due.includes('T')
    ? moment(new Date(due), locale)
    : new Date(due).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
