import { codeOf } from '#config/code-loading.ts';
import { pdfDoubt } from '#domain/files/pdf-doubt.ts';
import { earlyRefusal, type FileRefusal, type FileRules, fileRefusal } from './file-checks.ts';
import { fileKindOf, isHeicPhoto, plainFile } from './file-kind.ts';
import { originOf, withOrigin } from './file-origin.ts';
import type { HeicOptions } from './heic/heic-photo.ts';
import type { PhotoLimits } from './photo-encoding.ts';
import { photoOfPicture, plainPhoto } from './plain-photo.ts';

/** Its code comes with the first HEIC photo. */
const heicCode = codeOf(() => import('./heic/heic-photo.ts'));

/** Bytes that no photo has: a file of more is not read. */
const MOST_READ = 100_000_000;

export interface Preparation extends HeicOptions {
  rules: FileRules;
  photoLimits: PhotoLimits;
}

/**
 * A chosen file as the retailer gets it: a HEIC photo as a JPEG, a photo upright, without its place and within the
 * limits, under its bare name, with the type of its content; or why it is not taken. Throws the signal's reason when
 * given up.
 */
export async function preparedFile(
  chosen: File,
  there: readonly File[],
  preparation: Preparation,
): Promise<File | FileRefusal> {
  const { rules, signal } = preparation;
  const early = earlyRefusal(chosen, there, rules.countLimit);
  if (early) return early;
  // No photo is smaller than the field allows if the field allows less than photos usually have.
  const bytes = Math.min(preparation.photoLimits.bytes, rules.sizeLimit);
  const limits = { ...preparation.photoLimits, bytes };
  const photo = await photoOf(chosen, { ...preparation, photoLimits: limits });
  signal.throwIfAborted();
  if (typeof photo === 'string') return photo;
  const refusal = await fileRefusal(photo, there, rules);
  return refusal ?? withDoubt(photo, chosen).catch(() => 'unreadable');
}

async function photoOf(chosen: File, preparation: Preparation): Promise<File | FileRefusal> {
  const { rules, photoLimits, signal } = preparation;
  if (chosen.size > MOST_READ) return chosen;
  const isHeic = rules.kinds.includes('jpeg') && (await isHeicPhoto(chosen).catch(() => false));
  if (!isHeic) return plainPhoto(chosen, photoLimits);
  const heic = await heicCode.load().catch(() => null);
  if (!heic) return 'offline';
  try {
    return await photoOfPicture(await heic.heicPicture(chosen, preparation), chosen, photoLimits);
  } catch (thrown) {
    signal.throwIfAborted();
    const isLoading = thrown instanceof heic.HeicFailure && thrown.part === 'decoder';
    return isLoading ? 'offline' : 'heic';
  }
}

/** The file under its bare name; a PDF with what makes it doubtful that it can be read. */
async function withDoubt(file: File, chosen: File): Promise<File> {
  if (originOf(file).chosen !== file) return file;
  const plain = await plainFile(file);
  const isPdf = (await fileKindOf(file)) === 'pdf';
  const doubt = isPdf ? await pdfDoubt(file).catch(() => null) : null;
  return withOrigin(plain, { chosen, ...(doubt && { doubt }) });
}
