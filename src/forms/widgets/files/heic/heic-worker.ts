import type { HeicReport, HeicRequest } from './heic-messages.ts';

interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Fills `data` with RGBA, upright; null when that fails. */
  display(into: Pixels, done: (pixels: Pixels | null) => void): void;
}

/** What libheif-js exports, as far as it is used (libheif/libheif.d.ts). */
interface Libheif {
  HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
}

/** More pixels than any telephone has; a file of few bytes may claim any number. */
const MOST_PIXELS = 120_000_000;

const report = (message: HeicReport, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

/** Decodes one photo outside of the page's thread. */
addEventListener('message', async ({ data }: MessageEvent<HeicRequest>) => {
  let part: 'decoder' | 'photo' = 'decoder';
  try {
    await loadFile(data);
    const libheif = await started(data.decoder);
    part = 'photo';
    report({ stage: 'decoding' });
    const { width, height, data: pixels } = await decoded(libheif, await data.photo.arrayBuffer());
    report({ stage: 'decoded', width, height, pixels }, [pixels.buffer]);
  } catch {
    report({ stage: 'failed', part });
  }
});

/** Loads the file into the browser's cache, from where it is started: an import reports no progress. */
async function loadFile({ decoder, decoderBytes }: HeicRequest): Promise<void> {
  report({ stage: 'loading', share: 0 });
  const response = await fetch(decoder);
  if (!response.ok || !response.body) throw new Error(`${decoder}: ${response.status}`);
  const reader = response.body.getReader();
  let bytes = 0;
  let reported = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.length;
    const share = Math.min(1, bytes / decoderBytes);
    if (share - reported < 0.02 && share < 1) continue;
    reported = share;
    report({ stage: 'loading', share });
  }
}

/**
 * Starts the decoder, an unchanged script for pages and AMD loaders: as a module its variables are its own, so that it
 * can be reached through `define` only.
 */
function started(address: string): Promise<Libheif> {
  return new Promise((resolve, reject) => {
    const define = (_needs: unknown, factory: () => () => Libheif) => resolve(factory()());
    Object.assign(globalThis, { define: Object.assign(define, { amd: {} }) });
    import(/* @vite-ignore */ address).catch(reject);
  });
}

function decoded({ HeifDecoder }: Libheif, bytes: ArrayBuffer): Promise<Pixels> {
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) throw new Error('too many pixels');
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    image.display(into, (pixels) => (pixels ? resolve(pixels) : reject(new Error('not decoded'))));
  });
}
