import { type CurveAnswer, curveOfAnswer, type ReadCurve } from './consumption-answer.ts';

/** Reads one answer outside of the page's thread; responds with null when that fails. */
addEventListener('message', async ({ data }: MessageEvent<CurveAnswer>) => {
  const read = await curveOfAnswer(data).catch(() => null);
  postMessage(read, { transfer: read ? columnsOf(read) : [] });
});

/** What goes to the page without being copied. */
const columnsOf = ({ curve: { bounds, energies, periods, qualities } }: ReadCurve) =>
  [bounds, ...Object.values(energies), periods, qualities].map(({ buffer }) => buffer);
