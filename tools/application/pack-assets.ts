import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeWhole } from '#tools/config/publish/published-files.ts';

/**
 * Writes `<file>.br` beside each script and style sheet of a build, as small as Brotli makes it: a twentieth less than
 * what a server has time for. File servers send it as it is (nginx `brotli_static`, Caddy `precompressed br`).
 */
export async function packAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(files.map((file) => pack(join(folder, file))));
}

async function pack(file: string): Promise<void> {
  // Its name says what it holds.
  if (existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // A server may read it meanwhile, and a build that is stopped leaves no half of it.
  writeWhole(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}
