import type { Settings } from '#domain/settings/settings-types.ts';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import { renderPdf } from './pdf.ts';
import { withValue } from './withdrawal-pdf.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

const BLANK = '_'.repeat(40);

/** The model form of withdrawal (TRLGDCU, annex, part B) with the retailer's own data, to print and fill in. */
export async function withdrawalFormPdf(
  organization: Settings['organization'],
  language: string | undefined,
): Promise<DocumentAnswer> {
  const text = withdrawalTexts(language);
  const { form } = text;
  const bytes = await renderPdf({
    title: form.title,
    language: text.locale,
    sections: [
      {
        heading: form.to,
        lines: [
          [text.companyName, organization.legalName || organization.name],
          ...withValue([
            [text.vat, organization.vat],
            [text.address, organization.address],
            [text.email, organization.email],
            [text.phone, organization.freePhone || organization.phone],
          ]),
        ],
      },
      { heading: text.withdrawal, lines: [form.note, form.statement] },
      {
        heading: form.heading,
        lines: form.fields.map((field): [string, string] => [field, BLANK]),
      },
    ],
    footer: form.footer,
  });
  return { fileName: `${form.fileName}.pdf`, contentType: 'application/pdf', bytes };
}
