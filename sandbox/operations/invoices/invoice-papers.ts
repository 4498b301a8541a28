import { billOf } from '#sandbox/billing/bill.ts';
import type { BillLine } from '#sandbox/billing/bill-types.ts';
import type { InvoicePaper, PaperLine } from '#sandbox/documents/invoice-paper.ts';
import type { InvoiceTexts } from '#sandbox/documents/invoice-texts.ts';
import type { MultipointInvoiceRow, WholeInvoice } from './own-invoice.ts';

/** Content of an invoice's documents. */
export function paperOf(invoice: WholeInvoice, text: InvoiceTexts): InvoicePaper {
  const bill = billOf(invoice.basis);
  const kilowattHours = (invoice.energy / 1000).toLocaleString(text.locale, {
    maximumFractionDigits: 3,
  });
  const { rectificative_type: type, rectifies } = invoice;
  return {
    number: invoice.number,
    date: invoice.date,
    start: invoice.start_date,
    end: invoice.end_date,
    corrects: type && rectifies ? { number: rectifies, type } : null,
    buyer: buyerOf(invoice),
    supply: [
      [text.contract, invoice.contract_name],
      ['CUPS', invoice.cups],
      [text.address, invoice.full_address],
      [text.tariff, invoice.basis.bills?.tariff ?? invoice.tariff],
      [text.product, invoice.product_commercial_name ?? invoice.product],
      [text.energy, `${kilowattHours} kWh`],
    ],
    lines: bill.lines.map((line) => paperLine(line, text)),
    base: bill.base,
    vatRate: bill.vatRate,
    vat: bill.vat,
    total: bill.total,
    pending: (type === 'A' ? -1 : 1) * Math.round(invoice.amount_pending * 100) || 0,
  };
}

/** Content of a joint invoice's documents: a line per supply point, which has its own invoice. */
export function jointPaperOf(
  joint: MultipointInvoiceRow,
  invoices: WholeInvoice[],
  text: InvoiceTexts,
): InvoicePaper {
  const papers = invoices.map((invoice) => paperOf(invoice, text));
  const sum = (part: (paper: InvoicePaper) => number) =>
    papers.reduce((total, paper) => total + part(paper), 0);
  const days = papers.flatMap(({ start, end }) => [start, end]).sort();
  const [first] = invoices;
  return {
    number: joint.number,
    date: joint.date,
    start: days[0] ?? joint.date,
    end: days.at(-1) ?? joint.date,
    corrects: null,
    buyer: first ? { ...buyerOf(first), address: joint.address } : NO_BUYER,
    supply: [[text.supplies, String(invoices.length)]],
    lines: papers.map(({ number, base }, at) => ({
      description: `${number} · ${invoices[at]?.cups ?? ''}`,
      quantity: 1,
      unit: '',
      price: base / 100,
      cents: base,
    })),
    base: sum(({ base }) => base),
    vatRate: papers[0]?.vatRate ?? 0,
    vat: sum(({ vat }) => vat),
    total: sum(({ total }) => total),
    pending: sum(({ pending }) => pending),
  };
}

const NO_BUYER = { name: '', vat: '', address: '' };

const buyerOf = ({ fiscal_name, fiscal_vat, fiscal_address }: WholeInvoice) => ({
  name: fiscal_name,
  vat: fiscal_vat,
  address: fiscal_address,
});

function paperLine(line: BillLine, text: InvoiceTexts): PaperLine {
  const words = [
    line.givenBack ? `${text.givenBack}:` : '',
    text.kinds[line.kind],
    line.period,
    line.battery,
  ];
  return {
    description: words.filter(Boolean).join(' '),
    quantity: line.givenBack ? -line.quantity : line.quantity,
    unit: unitOf(line, text),
    price: line.price,
    cents: line.cents,
  };
}

/** A tax is a share of euros; a discount is an amount of its own, and has no calculation. */
function unitOf({ kind, unit }: BillLine, text: InvoiceTexts): string {
  if (kind === 'battery_discount') return '';
  return unit === 'day' ? text.day : unit === 'euro' ? '€' : unit;
}
