/** What the page sends to the worker that decodes a HEIC photo. */
export interface HeicRequest {
  photo: Blob;
  /** Address of the decoder, of this site. */
  decoder: string;
  /** Bytes of the decoder, unpacked. */
  decoderBytes: number;
}

/** How far a photo is: the share of the decoder that is loaded, or that it is being decoded. */
export type HeicProgress = { stage: 'loading'; share: number } | { stage: 'decoding' };

/** What the worker reports: progress, then the pixels, or what failed. */
export type HeicReport =
  | HeicProgress
  | { stage: 'decoded'; width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }
  | { stage: 'failed'; part: 'decoder' | 'photo' };
