import type { Settings } from '#domain/settings/settings-types.ts';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import type { StoredWithdrawal } from '#sandbox/orders/stored-withdrawal.ts';
import { withdrawalNumber } from '#sandbox/orders/withdraw.ts';
import { renderPdf } from './pdf.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** Moment of a withdrawal by the clock of the peninsula, in words of a locale. */
export const withdrawalMoment = (receivedAt: Date, locale: string): string =>
  receivedAt.toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid',
  });

/** The receipt of a withdrawal as a document. */
export async function withdrawalPdf(
  stored: StoredWithdrawal,
  { organization, language }: { organization: Settings['organization']; language: string },
): Promise<DocumentAnswer> {
  const text = withdrawalTexts(language);
  const number = withdrawalNumber(stored);
  const bytes = await renderPdf({
    title: text.title,
    language: text.locale,
    sections: [
      {
        heading: text.withdrawal,
        lines: [
          [text.number, number],
          [text.received, withdrawalMoment(stored.received_at, text.locale)],
          [text.by, stored.name],
          text.statement,
          [text.contract, stored.contract],
          ['CUPS', stored.cups],
          [text.supply, stored.supply],
        ],
      },
      { heading: text.next, lines: [text[stored.effect]] },
      {
        heading: text.company,
        lines: [
          [text.companyName, organization.legalName || organization.name],
          ...withValue([
            [text.vat, organization.vat],
            [text.address, organization.address],
          ]),
        ],
      },
    ],
    footer: text.law,
  });
  return {
    fileName: `${text.fileName}-${number}.pdf`,
    contentType: 'application/pdf',
    bytes,
  };
}

/** Lines whose value the retailer filled in. */
export const withValue = (lines: [string, string][]): [string, string][] =>
  lines.filter(([, value]) => value !== '');
