import type { ScreenDocument } from '#config/pages/screen-document.ts';

const documents = import.meta.glob<ScreenDocument>('../../../schemas/screens/*.json', {
  eager: true,
  import: 'default',
});

/** The documents of pages that this version of the portal is delivered with, by route. */
export const deliveredScreens: Readonly<Record<string, ScreenDocument>> = Object.fromEntries(
  Object.entries(documents).map(([path, document]) => [
    path.replace(/^.*\/(.*)\.json$/, '$1'),
    document,
  ]),
);
