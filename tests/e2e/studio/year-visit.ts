import type { OwnStudio, StudioWindow } from '#tests/e2e/support/studio/own-studio.ts';

/** What a task of the year has: the Studio's page, and its files. */
export interface Visit {
  studio: StudioWindow;
  own: OwnStudio;
}
export type Json = Record<string, unknown>;

/** A group of the settings, as the file has it. */
export const settingsOf = (own: OwnStudio, group: string): Json =>
  own.json<Record<string, Json>>('schemas/portal.json')[group] ?? {};

/** The parts of a page by area, as the file has them. */
export const partsOf = (own: OwnStudio, page: string) =>
  own.json<{ areas: Record<string, Json[]> }>(`schemas/screens/${page}.json`).areas;

export const idsOf = (entries: readonly Json[] = []) =>
  entries.map(({ id, part, form }) => id ?? part ?? form);
