import type { components } from '#openapi/generated/types.ts';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import { attachmentText } from './attachment-texts.ts';
import { contractTexts } from './contract-texts.ts';
import { priceLines } from './order/price-lines.ts';
import { startLine } from './order/start-line.ts';
import { summaryTexts } from './order/summary-texts.ts';
import { termLines } from './order/terms-texts.ts';
import { renderPdf } from './pdf.ts';

/** The contract as a document, in Catalan for `ca_ES` and in Spanish otherwise. */
export async function contractPdf(
  contract: components['schemas']['Contract'],
  language: string,
): Promise<DocumentAnswer> {
  const text = contractTexts(language);
  const powers = contract.contracted_power_period.map(({ period, power }): [string, string] => [
    `${text.power} ${period}`,
    `${power.toLocaleString(text.locale)} kW`,
  ]);
  const bytes = await renderPdf({
    title: `${text.title} ${contract.name}`,
    language: text.locale,
    sections: [
      {
        heading: text.owner,
        lines: [
          [text.name, contract.owner_partner.name],
          [text.vat, contract.fiscal_partner.vat],
          [text.address, contract.fiscal_address.full_address],
        ],
      },
      {
        heading: text.supply,
        lines: [
          ['CUPS', contract.cups.name],
          [text.address, contract.cups.full_address],
          [text.tariff, contract.tariff?.name ?? '-'],
          [text.product, contract.pricelist?.nom_comercial ?? contract.pricelist?.name ?? '-'],
          ...powers,
        ],
      },
      ...(contract.terms
        ? [{ heading: text.terms, lines: termsOf(contract.terms, language) }]
        : []),
      {
        heading: text.payment,
        lines: [
          [text.account, contract.bank_account?.printable_iban ?? '-'],
          ...(contract.mandate
            ? [[text.mandate, contract.mandate.reference] satisfies [string, string]]
            : []),
        ],
      },
    ],
    footer: text.footer,
  });
  return {
    fileName: `${text.fileName}-${contract.name}.pdf`,
    contentType: 'application/pdf',
    bytes,
  };
}

function termsOf(terms: components['schemas']['ContractTerms'], language: string) {
  const text = summaryTexts(language);
  const { prices, start } = terms;
  const figures = prices && ('fixed' in prices ? prices : pricesInOrder(prices));
  const lines: [string, string][] = [...priceLines(figures, text), ...termLines(terms, language)];
  return start === null ? lines : [...lines, startLine({ ...terms, start }, text)];
}

const pricesInOrder = ({ power, energy }: Record<'power' | 'energy', { price: number }[]>) => ({
  power: power.map(({ price }) => price),
  energy: energy.map(({ price }) => price),
});

/** An attachment of a contract as a document. */
export async function attachmentPdf(
  attachment: {
    name: string;
    file_name: string;
    category: string;
    created_date: string;
    contract: string;
  },
  language: string,
): Promise<DocumentAnswer> {
  const text = contractTexts(language);
  const bytes = await renderPdf({
    title: attachmentText(attachment.name, language),
    language: text.locale,
    sections: [
      {
        heading: attachmentText(attachment.category, language),
        lines: [
          [text.title, attachment.contract],
          [text.date, attachment.created_date],
        ],
      },
    ],
    footer: text.footer,
  });
  return { fileName: attachment.file_name, contentType: 'application/pdf', bytes };
}
