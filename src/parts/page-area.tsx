import type { ReactElement } from 'react';
import type { Facts } from '#config/configuration-types.ts';
import { nameOf, PagePart } from './page-part.tsx';
import { usePageParts } from './use-page-parts.ts';

interface PageAreaProps {
  /** Route of the page. */
  page: string;
  /** Area of its layout. */
  area: string;
  subject?: Facts['subject'];
  /** What the page gives to its parts beside its subject. */
  given?: Readonly<Record<string, unknown>>;
}

/** The parts of an area of a page. */
export function PageArea({ page, area, subject = {}, given = {} }: PageAreaProps): ReactElement {
  return (
    <>
      {usePageParts(
        page,
        subject,
      )(area).map((entry) => (
        <PagePart key={nameOf(entry)} {...{ page, entry, subject, given }} />
      ))}
    </>
  );
}
