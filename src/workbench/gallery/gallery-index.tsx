import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useConfiguration } from '#config/facts-provider.tsx';
import { deliveredScreens } from '#config/pages/delivered-screens.ts';
import { designGroups } from './design/design-groups.ts';
import { widgetSpecimens } from './gallery-specimens.ts';
import { useGalleryWords } from './gallery-words.ts';
import { partSpecimens } from './parts/part-specimens.ts';

/** Links to every specimen, and of each page to the loading state of its parts, which together are its skeleton. */
export function GalleryIndex(): ReactElement {
  const words = useGalleryWords();
  const specimens = {
    design: Object.keys(designGroups),
    widgets: widgetSpecimens,
    forms: Object.keys(useConfiguration().manifest.forms),
    parts: partSpecimens,
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {(['design', 'widgets', 'forms', 'parts'] as const).map((kind) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{words[kind]}</h2>
          <ul className="gallery-index">
            {specimens[kind].map((name) => (
              <li key={name}>
                <Link to={`/_gallery/${kind}/${name}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="pages">
        <h2 id="pages">{words.pages}</h2>
        <p>{words.skeletons}</p>
        <dl className="gallery-pages">
          {Object.entries(deliveredScreens).map(([page, { areas }]) => (
            <PageSkeletons key={page} page={page} parts={partsOf(areas)} />
          ))}
        </dl>
      </section>
    </>
  );
}

/** Names of the parts of a page, each once. */
const partsOf = (areas: Readonly<Record<string, readonly { part: string }[]>>) => [
  ...new Set(Object.values(areas).flatMap((entries) => entries.map(({ part }) => part))),
];

function PageSkeletons({ page, parts }: { page: string; parts: readonly string[] }): ReactElement {
  return (
    <>
      <dt>{page}</dt>
      <dd>
        {parts.map((part) => (
          <Link key={part} to={`/_gallery/parts/${part}#loading`}>
            {part}
          </Link>
        ))}
      </dd>
    </>
  );
}
