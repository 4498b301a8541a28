import type { ReactElement, ReactNode } from 'react';
import { nameOf, PagePart } from './page-part.tsx';
import { usePageParts } from './use-page-parts.ts';

interface ListPageProps {
  /** Route of the page. */
  page: string;
  heading: ReactNode;
  /** What the page gives to its parts. */
  given?: Readonly<Record<string, unknown>>;
  /** False while a row is there to be chosen: what stands below the list is left out. */
  hasBottom?: boolean;
}

/** The parts of a page with a list: what people come for between the heading and the list, others below it. */
export function ListPage({
  page,
  heading,
  given = {},
  hasBottom = true,
}: ListPageProps): ReactElement {
  const partsOf = usePageParts(page);
  const area = (name: string, more: Readonly<Record<string, unknown>> = given) =>
    partsOf(name).map((entry) => (
      <PagePart key={nameOf(entry)} {...{ page, entry }} given={more} />
    ));
  return (
    <>
      {area('main', { ...given, heading, answer: area('answer') })}
      {hasBottom && area('bottom')}
    </>
  );
}
