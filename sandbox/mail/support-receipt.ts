import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import { madridMoment } from '#sandbox/documents/madrid-moment.ts';
import type { PdfContent } from '#sandbox/documents/pdf.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';
import { type Reader, type Written, writtenMail } from './written-mail.ts';

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

/** A receipt as a document in a language of the API; times are those of Europe/Madrid. */
export function supportReceiptDocument(
  receipt: SupportReceipt,
  ofApi: string | undefined,
): PdfContent & { fileName: string } {
  const { t, language } = mailTexts(ofApi);
  const title = t(`mails.receipt.title.${receipt.kind}`);
  const fileName = `${t('mails.receipt.file')}-${receipt.number}.pdf`;
  const footer = [retailer.name, `NIF ${retailer.vat}`, retailer.address].join(' · ');
  return { title, fileName, language, sections: sectionsOf(receipt, { t, language }), footer };
}

/** The same as an e-mail. */
export const supportReceiptMail = (to: Reader, receipt: SupportReceipt): Written =>
  writtenMail(to, (texts) => ({
    subject: texts.t('mails.receipt.subject', { number: receipt.number }),
    blocks: [
      texts.t('mails.receipt.note'),
      ...sectionsOf({ ...receipt, disputes: [] }, texts),
      ...(receipt.disputes.length > 0 ? [`${texts.t('mails.receipt.disputes')}:`] : []),
      ...receipt.disputes.map(({ name, url }) => ({ label: name, url })),
    ],
  }));

const sectionsOf = (
  { number, customer, disputes, ...receipt }: SupportReceipt,
  { t, language }: Pick<MailTexts, 't' | 'language'>,
): PdfContent['sections'] => [
  {
    heading: t('mails.receipt.received'),
    lines: filled([
      [t('mails.receipt.number'), String(number)],
      [t('mails.receipt.date'), madridMoment(receipt.receivedAt, language)],
      [t('mails.receipt.type'), receipt.type],
      [t('mails.receipt.about'), receipt.subject],
      [t('mails.receipt.contract'), receipt.contract],
      [t('mails.receipt.name'), customer?.name],
      [t('mails.receipt.vat'), customer?.vat],
      [t('mails.receipt.files'), receipt.files.join(', ')],
    ]),
  },
  {
    heading: t('mails.receipt.text'),
    lines: receipt.text.split('\n').filter((line) => line.trim() !== ''),
  },
  {
    heading: t('mails.receipt.answer'),
    lines: [
      [t('mails.receipt.due'), dueText(receipt.due, language)],
      ...(disputes.length > 0 ? [`${t('mails.receipt.disputes')}:`] : []),
      ...disputes.map(({ name, url }) => `${name}, ${url}`),
    ],
  },
];

const dueText = (due: string, locale: string): string =>
  due.includes('T')
    ? madridMoment(new Date(due), locale)
    : new Date(due).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
