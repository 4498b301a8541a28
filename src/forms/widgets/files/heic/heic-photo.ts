import decoder from 'libheif-js/libheif/libheif.js?url';
import { report } from '#config/report.ts';
import { scriptPolicy } from '#config/script-policy.ts';
import type { HeicProgress, HeicReport, HeicRequest } from './heic-messages.ts';
import workerAddress from './heic-worker.ts?worker&url';

const trusted = scriptPolicy('photo-worker', (url) => url === workerAddress);

/** A HEIC photo that is not decoded: `decoder` when the code for it did not come, `photo` when it cannot be read here. */
export class HeicFailure extends Error {
  constructor(readonly part: 'decoder' | 'photo') {
    super(`The ${part} of a HEIC photo failed`);
  }
}

export interface HeicOptions {
  /** False where the retailer has switched off the decoder that browsers without HEIC load. */
  mayLoadDecoder: boolean;
  signal: AbortSignal;
  onProgress: (progress: HeicProgress) => void;
}

/**
 * The picture of a HEIC photo, upright: as the browser decodes it (Safari), else from a worker with libheif. Throws
 * HeicFailure, and the signal's reason when given up.
 */
export async function heicPicture(photo: File, options: HeicOptions): Promise<ImageBitmap> {
  const own = await createImageBitmap(photo).catch(() => null);
  if (own) return own;
  if (!options.mayLoadDecoder) throw new HeicFailure('photo');
  return pictureOfWorker(photo, options);
}

async function pictureOfWorker(
  photo: File,
  { signal, onProgress }: HeicOptions,
): Promise<ImageBitmap> {
  signal.throwIfAborted();
  const worker = startWorker();
  try {
    const { pixels, width, height } = await new Promise<HeicReport & { stage: 'decoded' }>(
      (resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        worker.addEventListener('error', () => reject(new HeicFailure('decoder')));
        worker.addEventListener('message', ({ data }: MessageEvent<HeicReport>) => {
          if (data.stage === 'decoded') resolve(data);
          else if (data.stage === 'failed') reject(new HeicFailure(data.part));
          else onProgress(data);
        });
        const request: HeicRequest = {
          photo,
          decoder: new URL(decoder, document.baseURI).href,
          decoderBytes: import.meta.env.VITE_HEIC_DECODER_BYTES,
        };
        worker.postMessage(request);
      },
    );
    return await createImageBitmap(new ImageData(pixels, width, height));
  } finally {
    worker.terminate();
  }
}

/** Throws HeicFailure where the browser has no workers or the headers of the site forbid this one. */
function startWorker(): Worker {
  try {
    return new Worker(trusted(workerAddress), { type: 'module' });
  } catch (thrown) {
    report('The worker that decodes HEIC photos cannot start', thrown);
    throw new HeicFailure('photo');
  }
}
