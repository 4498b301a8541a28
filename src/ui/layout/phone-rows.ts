import { isPhone } from './use-media.ts';

/** Rows of a page of a list on a phone, where a row is a card. */
export const PHONE_ROWS = 20;

/** Rows that a list reads first in this window, where a page has `usual` of them at a desk. */
export const rowsInWindow = (usual: number): number =>
  isPhone() ? Math.min(usual, PHONE_ROWS) : usual;
