import type { stillValid } from './still-valid.ts';

let loading: Promise<typeof stillValid> | undefined;

/** `stillValid`, for `use`: its code comes with the first form that keeps drafts. */
export function draftMender(): Promise<typeof stillValid> {
  loading ??= import('./still-valid.ts')
    .then((module) => module.stillValid)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
