import type { ReactElement, ReactNode } from 'react';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts, usePartsPrefetch } from '#parts/page-parts.ts';

interface InvoicePartsProps {
  /** Route of the page. */
  page: string;
  heading: ReactNode;
  /** Which invoices they are. */
  given?: Readonly<Record<string, unknown>>;
}

/** The parts of a page of invoices: what people come for between the heading and the list, others below it. */
export function InvoiceParts({ page, heading, given = {} }: InvoicePartsProps): ReactElement {
  const partsOf = usePageParts(page);
  usePartsPrefetch(page);
  const area = (name: string, more: Record<string, unknown> = given) =>
    partsOf(name).map((entry) => <PagePart key={nameOf(entry)} entry={entry} given={more} />);
  return (
    <>
      {area('main', { ...given, heading, answer: area('answer') })}
      {area('bottom')}
    </>
  );
}
