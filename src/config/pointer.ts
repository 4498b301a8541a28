/** Pointer file: the only configuration file that is ever overwritten. */
export interface ConfigurationPointer {
  version: string;
  manifest: string;
  /** Base address of the retailer's API, from `schemas/deployment.json`. */
  api: string;
  /** Public address of the portal, from the same file; absent where it is not set. */
  site?: string;
  /** Planned versions, in the order of their times; absent while there are none. */
  ahead?: PlannedVersion[];
}

/** A version that is in force from a time on, as `2026-12-01T00:00:00+01:00`. */
export type PlannedVersion = { from: string } & Pick<
  ConfigurationPointer,
  'version' | 'manifest' | 'api'
>;

/**
 * The pointer in force at a moment (milliseconds since 1970): the last planned version whose time has passed, with
 * those that are still to follow.
 */
export function pointerAt(pointer: ConfigurationPointer, moment: number): ConfigurationPointer {
  const { ahead = [], ...first } = pointer;
  const come = ahead.filter(({ from }) => Date.parse(from) <= moment);
  const coming = ahead.filter((planned) => !come.includes(planned));
  const { from: _, ...inForce } = come.at(-1) ?? { from: '', ...first };
  return { ...first, ...inForce, ...(coming.length > 0 && { ahead: coming }) };
}
