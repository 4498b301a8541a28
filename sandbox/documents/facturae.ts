import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import provinces from '#sandbox/data/geo/provinces.json' with { type: 'json' };
import type { InvoicePaper, PaperLine } from './invoice-paper.ts';
import { SIGNATURE_NAMESPACE } from './signed-xml.ts';
import { element, field } from './xml.ts';

const FACTURAE = 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml';

/** Codes of Facturae: reason 10 is "operation detail"; unit 01 is pieces, 36 kWh. */
const CORRECTIONS = {
  A: ['01', 'Rectificación íntegra'],
  B: ['02', 'Rectificación por diferencias'],
} as const;

/**
 * An invoice in Facturae 3.2.2 as Canonical XML, unsigned, with the elements that a retailer's invoice needs.
 * `language` is a two-letter code.
 */
export function facturae(paper: InvoicePaper, language: string): string {
  return element(
    'fe:Facturae',
    [
      header(paper),
      element('Parties', [
        element('SellerParty', party(retailer)),
        element('BuyerParty', party(paper.buyer)),
      ]),
      element('Invoices', element('Invoice', invoice(paper, language))),
    ],
    { ...SIGNATURE_NAMESPACE, 'xmlns:fe': FACTURAE },
  );
}

function header({ number, total, pending }: InvoicePaper): string {
  return element('FileHeader', [
    field('SchemaVersion', '3.2.2'),
    field('Modality', 'I'),
    field('InvoiceIssuerType', 'EM'),
    element('Batch', [
      field('BatchIdentifier', `${retailer.vat}${number}`),
      field('InvoicesCount', '1'),
      amount('TotalInvoicesAmount', total),
      amount('TotalOutstandingAmount', pending),
      amount('TotalExecutableAmount', pending),
      field('InvoiceCurrencyCode', 'EUR'),
    ]),
  ]);
}

function party({ name, vat, address }: InvoicePaper['buyer']): string[] {
  const isCompany = /^[A-HJ-NP-SUVW]/.test(vat);
  const [first = name, ...surnames] = name.split(' ');
  const place = element('AddressInSpain', placeOf(address));
  return [
    element('TaxIdentification', [
      field('PersonTypeCode', isCompany ? 'J' : 'F'),
      field('ResidenceTypeCode', 'R'),
      field('TaxIdentificationNumber', vat),
    ]),
    isCompany
      ? element('LegalEntity', [field('CorporateName', name), place])
      : element('Individual', [
          field('Name', first),
          field('FirstSurname', surnames.join(' ') || '-'),
          place,
        ]),
  ];
}

function placeOf(address: string): string[] {
  const [, street = address, postCode = '00000', town = '-'] =
    /^(.*), (\d{5}) (.*)$/.exec(address) ?? [];
  const province = provinces.find(({ ine }) => ine === postCode.slice(0, 2))?.name.es ?? '-';
  return [
    field('Address', street),
    field('PostCode', postCode),
    field('Town', town),
    field('Province', province),
    field('CountryCode', 'ESP'),
  ];
}

function invoice(paper: InvoicePaper, language: string): string[] {
  return [
    element('InvoiceHeader', [
      field('InvoiceNumber', paper.number),
      field('InvoiceDocumentType', 'FC'),
      field('InvoiceClass', paper.corrects ? 'OR' : 'OO'),
      paper.corrects ? corrective(paper, paper.corrects) : null,
    ]),
    element('InvoiceIssueData', [
      field('IssueDate', paper.date),
      element('InvoicingPeriod', span(paper)),
      field('InvoiceCurrencyCode', 'EUR'),
      field('TaxCurrencyCode', 'EUR'),
      field('LanguageName', language),
    ]),
    element('TaxesOutputs', tax(paper.vatRate, paper.base, paper.vat)),
    element('InvoiceTotals', [
      field('TotalGrossAmount', euro(paper.base)),
      field('TotalGrossAmountBeforeTaxes', euro(paper.base)),
      field('TotalTaxOutputs', euro(paper.vat)),
      field('TotalTaxesWithheld', '0.00'),
      field('InvoiceTotal', euro(paper.total)),
      field('TotalOutstandingAmount', euro(paper.pending)),
      field('TotalExecutableAmount', euro(paper.pending)),
    ]),
    element(
      'Items',
      paper.lines.map((line) => item(line, paper.vatRate)),
    ),
  ];
}

function corrective(paper: InvoicePaper, { number, type }: { number: string; type: 'A' | 'B' }) {
  const [method, description] = CORRECTIONS[type];
  return element('Corrective', [
    field('InvoiceNumber', number),
    field('ReasonCode', '10'),
    field('ReasonDescription', 'Detalle Operación'),
    element('TaxPeriod', span(paper)),
    field('CorrectionMethod', method),
    field('CorrectionMethodDescription', description),
  ]);
}

function item(line: PaperLine, vatRate: number): string {
  return element('InvoiceLine', [
    field('ItemDescription', line.description),
    field('Quantity', String(line.quantity)),
    field('UnitOfMeasure', line.unit === 'kWh' ? '36' : '01'),
    field('UnitPriceWithoutTax', line.price.toFixed(8)),
    field('TotalCost', euro(line.cents)),
    field('GrossAmount', euro(line.cents)),
    element('TaxesOutputs', tax(vatRate, line.cents)),
  ]);
}

function tax(rate: number, base: number, vat?: number): string {
  return element('Tax', [
    field('TaxTypeCode', '01'),
    field('TaxRate', (rate * 100).toFixed(2)),
    amount('TaxableBase', base),
    vat === undefined ? null : amount('TaxAmount', vat),
  ]);
}

const span = ({ start, end }: InvoicePaper) => [field('StartDate', start), field('EndDate', end)];
const amount = (name: string, cents: number) => element(name, field('TotalAmount', euro(cents)));
const euro = (cents: number) => (cents / 100).toFixed(2);
