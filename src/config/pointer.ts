import type { ConfigurationPointer } from './configuration-types.ts';

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
