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

/** A published configuration in which the list that is the first part of the area `main` of a page has these options too. */
export const withListOptions = (
  published: Configuration,
  page: string,
  options: object,
): Configuration => {
  const { areas } = published.manifest.screens?.[page] ?? { areas: {} };
  const [list, ...others] = areas.main ?? [];
  const changed = { part: '', ...list, options: { ...list?.options, ...options } };
  return withAreas(published, page, { ...areas, main: [changed, ...others] });
};
