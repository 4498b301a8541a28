import type { PicturePair } from '#studio/pictures-contract.ts';

/** How far down two pictures first differ, as a part of their width; 0 where a browser cannot read them. */
export async function firstDifference({ before, after }: PicturePair): Promise<number> {
  const [was, is] = await Promise.all([before, after].map(pixelsOf));
  if (!was || !is) return 0;
  const end = Math.min(was.data.length, is.data.length);
  let at = 0;
  while (at < end && was.data[at] === is.data[at]) at++;
  return Math.floor(at / 4 / was.width) / was.width;
}

async function pixelsOf(address: string): Promise<ImageData | undefined> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
