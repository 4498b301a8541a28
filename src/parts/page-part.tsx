import { Fragment, memo, type ReactElement } from 'react';
import type { Facts } from '#config/configuration-types.ts';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { partNamed } from './catalogue.ts';
import { useShownPart } from './shown-page.ts';

/** Name of a part among those of its area. */
export const nameOf = ({ id, part }: PartEntry): string => id ?? part;

const noSubject: Facts['subject'] = {};

interface PagePartProps {
  /** Route of the page. */
  page: string;
  entry: PartEntry;
  /** What the page is about, by kind: `{ contract }`. */
  subject?: Facts['subject'];
  /** What the page gives to its parts beside its subject. */
  given?: Readonly<Record<string, unknown>>;
}

/**
 * A part of a page as its document names it; a fault in it leaves the others as they are. Rendered again only for what is
 * given to it: a page adds its parts one after another.
 */
export const PagePart = memo(function PagePart({
  page,
  entry,
  subject = noSubject,
  given,
}: PagePartProps): ReactElement | null {
  const Part = partNamed(entry.part);
  const ref = useShownPart(page, nameOf(entry));
  if (!Part) return null;
  return (
    // biome-ignore lint/complexity/noUselessFragments: its ref finds the elements of the part
    <Fragment ref={ref}>
      <PartBoundary name={nameOf(entry)}>
        <Part
          {...given}
          {...subject}
          options={entry.options}
          place={{ page, name: nameOf(entry), subject }}
        />
      </PartBoundary>
    </Fragment>
  );
});
