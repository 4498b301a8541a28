import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import type { SummaryContent, SummarySupply } from '#sandbox/contracting/order/order-types.ts';
import type { LeadSummaryRow } from '#sandbox/database/tables/lead-tables.ts';
import { type PdfContent, renderPdf } from '#sandbox/documents/pdf.ts';
import { priceLines } from './price-lines.ts';
import { startLine } from './start-line.ts';
import { type SummaryTexts, summaryTexts } from './summary-texts.ts';
import { termLines } from './terms-texts.ts';

type Section = PdfContent['sections'][number];

/** The summary of a contract as a document, as it was stored; times are those of Europe/Madrid. */
export async function summaryPdf(summary: LeadSummaryRow): Promise<DocumentAnswer> {
  const { content, language, created_at } = summary;
  const text = summaryTexts(language);
  const made = created_at.toLocaleString(text.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  });
  const { company, customer, supplies } = content;
  const bytes = await renderPdf({
    title: text.title,
    language: text.locale,
    sections: [
      { heading: text.company, lines: [text.notContract(made), ...companyLines(company, text)] },
      {
        heading: text.customer,
        lines: [
          [text.name, customer.name],
          [text.vat, customer.vat],
        ],
      },
      ...supplies.map((supply) => supplySection(supply, text, language)),
      { heading: text.start, lines: [startLine(content, text)[1]] },
      ...(content.isConsumer
        ? [{ heading: text.withdrawal, lines: [...text.withdraw, text.how(company)] }]
        : []),
      {
        heading: text.claims,
        lines: [
          text.service(company),
          ...company.disputes.map(({ name, url }): [string, string] => [
            text.disputes,
            `${name} (${url})`,
          ]),
        ],
      },
    ],
    footer: text.footer,
  });
  return {
    fileName: `${text.fileName}-${summary.id.slice(0, 8)}.pdf`,
    contentType: 'application/pdf',
    bytes,
  };
}

function companyLines(company: SummaryContent['company'], text: SummaryTexts): [string, string][] {
  const lines: [string, string][] = [
    [text.name, company.legalName],
    [text.vat, company.vat],
    [text.address, company.address],
    [text.email, company.email],
    [text.phone, company.phone],
    [text.freePhone, company.freePhone],
  ];
  return lines.filter(([, value]) => value !== '');
}

function supplySection(supply: SummarySupply, text: SummaryTexts, language: string): Section {
  const { kind, cups, address, product, tariff, powers, month } = supply;
  const kilowatts = powers.map((power, at) => `P${at + 1} ${power.toLocaleString(text.locale)} kW`);
  return {
    heading: `${text.kind[kind]}: ${product}`,
    lines: [
      ['CUPS', cups],
      [text.address, address],
      [text.tariff, tariff],
      ...(powers.length > 0 ? [[text.power, kilowatts.join(', ')] satisfies [string, string]] : []),
      ...priceLines(supply.prices, text),
      ...(month ? [[text.month, monthText(month, text)] satisfies [string, string]] : []),
      ...termLines(supply.terms, language),
    ],
  };
}

function monthText(
  { cents, kwhYear, isAssumed, range }: NonNullable<SummarySupply['month']>,
  text: SummaryTexts,
): string {
  const inEuro = (amount: number) =>
    Math.round(amount / 100).toLocaleString(text.locale, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
    });
  const euro = range ? text.between(inEuro(range.low), inEuro(range.high)) : inEuro(cents);
  const kwh = `${kwhYear.toLocaleString(text.locale)} kWh`;
  return isAssumed ? text.assumed(euro, kwh) : text.known(euro, kwh);
}
