import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import type { InvoicePaper, PaperLine } from './invoice-paper.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import { renderPdf } from './pdf.ts';

/** Where a customer turns to with a bill: the retailer, bodies that settle disputes, the comparator of the CNMC. */
export interface BillHelp {
  phone: string;
  email: string;
  disputes: readonly { name: string; url: string }[];
  /** Address of the comparator; empty: none. */
  comparator: string;
}

/** An invoice as the bytes of a PDF; `notice` is an additional line of its amounts. */
export function invoicePdf(
  paper: InvoicePaper,
  text: InvoiceTexts,
  help: BillHelp,
  notice?: string,
): Promise<Uint8Array> {
  const money = (cents: number) =>
    (cents / 100).toLocaleString(text.locale, { style: 'currency', currency: 'EUR' });
  const day = (iso: string) => iso.split('-').reverse().join('/');
  const share = paper.vatRate.toLocaleString(text.locale, { style: 'percent' });
  const corrects = paper.corrects;
  return renderPdf({
    title: `${titleOf(paper, text)} ${paper.number}`,
    language: text.locale,
    sections: [
      {
        heading: text.data,
        lines: [
          [text.number, paper.number],
          [text.date, day(paper.date)],
          [text.span, `${day(paper.start)} - ${day(paper.end)}`],
          ...(corrects ? [[text.corrects, corrects.number] as [string, string]] : []),
        ],
      },
      {
        heading: text.seller,
        lines: [
          [text.name, retailer.name],
          [text.vat, retailer.vat],
          [text.address, retailer.address],
        ],
      },
      {
        heading: text.buyer,
        lines: [
          [text.name, paper.buyer.name],
          [text.vat, paper.buyer.vat],
          [text.address, paper.buyer.address],
        ],
      },
      { heading: text.supply, lines: paper.supply },
      {
        heading: text.lines,
        lines: paper.lines.map((line) => [calculation(line, text), money(line.cents)]),
      },
      {
        heading: text.amounts,
        lines: [
          [text.base, money(paper.base)],
          [`${text.valueAddedTax} ${share}`, money(paper.vat)],
          [text.total, money(paper.total)],
          [text.pending, money(paper.pending)],
          ...(notice ? [notice] : []),
        ],
      },
      { heading: text.help, lines: helpLines(help, text) },
    ],
    footer: text.footer,
  });
}

function helpLines({ phone, email, disputes, comparator }: BillHelp, text: InvoiceTexts) {
  const lines: [string, string][] = [
    [text.phone, phone],
    [text.email, email],
    ...disputes.map(({ name, url }): [string, string] => [text.disputes, `${name}, ${url}`]),
    [text.comparator, comparator],
  ];
  return lines.filter(([, value]) => value !== '');
}

function titleOf({ corrects }: InvoicePaper, text: InvoiceTexts): string {
  if (!corrects) return text.title;
  return corrects.type === 'A' ? text.refundTitle : text.correctionTitle;
}

function calculation({ description, quantity, unit, price }: PaperLine, text: InvoiceTexts) {
  const number = (value: number, maximumFractionDigits: number) =>
    value.toLocaleString(text.locale, { maximumFractionDigits });
  if (unit === '') return description;
  const factor = unit === '€' ? `${number(price * 100, 8)} %` : `${number(price, 6)} €/${unit}`;
  const counted = unit === text.day ? text.days : unit;
  return `${description} (${number(quantity, 3)} ${counted} × ${factor})`;
}
