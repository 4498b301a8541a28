import type { ReactElement } from 'react';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useGalleryWords } from './gallery-words.ts';

/** Files of the components of all parts; their code is loaded by the catalogue of parts only. */
const components = Object.keys(
  import.meta.glob([
    '/src/parts/*/*-part.tsx',
    '/src/wizard/parts/*/*-part.tsx',
    '/src/screens/*/parts/*/*-part.tsx',
  ]),
);
const specimens = Object.keys(import.meta.glob('/src/workbench/gallery/part-specimens/*/*.json'));

/** Files of a part, from the root of the repository: its component and its specimen. */
export const filesOfPart = (name: string): string[] =>
  [
    ...components.filter((file) => file.endsWith(`/${name}/${name}-part.tsx`)),
    ...specimens.filter((file) => file.endsWith(`/${name}.json`)),
  ].map((file) => file.slice(1));

/** Files of a specimen, each with a button that copies its path. */
export function SpecimenFiles({ files }: { files: readonly string[] }): ReactElement {
  const words = useGalleryWords();
  return (
    <ul className="gallery-files">
      {files.map((file) => (
        <li key={file}>
          <code>{file}</code>
          <CopyButton text={file} label={`${words.copy} ${file}`} />
        </li>
      ))}
    </ul>
  );
}
