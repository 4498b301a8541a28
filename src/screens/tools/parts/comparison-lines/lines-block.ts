/** Blocks of the card of the recomputed bill. */
export const linesBlocks = ['product', 'mismatch', 'lines', 'how'] as const;

export type LinesBlock = (typeof linesBlocks)[number];
