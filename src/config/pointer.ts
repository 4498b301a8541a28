/** Pointer file: the only configuration file that is ever overwritten. */
export interface ConfigurationPointer {
  version: string;
  manifest: string;
  /** Base address of the retailer's API, from `schemas/deployment.json`. */
  api: string;
  /** Address at which the public finds the portal, from there too; absent where it is not said. */
  site?: string;
  /** Versions that follow by themselves, in the order of their times; absent while none is planned. */
  ahead?: PlannedVersion[];
}

/** A version that counts from a time on, as `2026-12-01T00:00:00+01:00`. */
export type PlannedVersion = { from: string } & Pick<
  ConfigurationPointer,
  'version' | 'manifest' | 'api'
>;

/**
 * The pointer as it counts at a moment (milliseconds since 1970): of the versions that were planned the last one whose
 * time has come, with those that are still ahead.
 */
export function pointerAt(pointer: ConfigurationPointer, moment: number): ConfigurationPointer {
  const { ahead = [], ...first } = pointer;
  const come = ahead.filter(({ from }) => Date.parse(from) <= moment);
  const coming = ahead.filter((planned) => !come.includes(planned));
  const { from: _, ...inForce } = come.at(-1) ?? { from: '', ...first };
  return { ...first, ...inForce, ...(coming.length > 0 && { ahead: coming }) };
}
