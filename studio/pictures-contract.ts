import type { PlaceToShow, Person as PortalPerson } from '#workbench/edit/studio-messages.ts';

/** Widths of the pictures: a phone and a desk, in pixels. */
export const pictureWidths = [390, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** POST /api/pictures: takes pictures of the pages that the draft touches, before and after, in the background. */
export interface PicturesWanted {
  width: PictureWidth;
  /** Who looks. */
  person: PortalPerson;
  /** True for all pages; else the first ones. */
  isAll: boolean;
}

/** GET /api/pictures, and the answer to POST. */
export interface Pictures {
  /** Why none are taken: no browser is installed, nothing was published, or it failed; null where they are. */
  missing: 'browser' | 'published' | 'failed' | null;
  /** True while one is being taken. */
  isBusy: boolean;
  pictures: Picture[];
  /** Pages that are left out. */
  more: number;
}

export interface Picture {
  id: string;
  place: PlaceToShow;
  /** Language of the page. */
  language: string;
  /** `same`: not one pixel differs; `unreachable`: the person does not get there. */
  state: 'waiting' | 'same' | 'different' | 'unreachable';
}

/** GET /api/pictures/:id: both pictures, as addresses with the data in them (PNG). */
export interface PicturePair {
  before: string;
  after: string;
}
