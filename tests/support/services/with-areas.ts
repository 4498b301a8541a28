import type { Configuration } from '#config/configuration-types.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';

/** A published configuration in which the document of a page has these areas. */
export const withAreas = (
  published: Configuration,
  page: string,
  areas: ScreenDocument['areas'],
): Configuration => {
  const { manifest } = published;
  const screens = { ...manifest.screens, [page]: { areas } };
  return { ...published, manifest: { ...manifest, screens } };
};
