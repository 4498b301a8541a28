import type { Energy } from '#domain/consumption/consumption.ts';

/** Unit of an energy: kWh, and kvarh for reactive energy. */
export const unitOf = (energy: Energy): string => (energy === 'reactive' ? 'kvarh' : 'kWh');
