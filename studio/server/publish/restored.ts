import { threeWay } from '../files/three-way.ts';
import { isConfigurationFile, type WorkingCopy } from '../files/working-copy.ts';
import { filesChangedBy, filesUnlike, textIn } from './git.ts';

/** File -> its text; null for no file. */
export type Texts = Map<string, string | null>;

/** What the files come to when they are as in a commit. */
export async function asInVersion(root: string, copy: WorkingCopy, id: string): Promise<Texts> {
  const files = (await filesUnlike(root, id)).filter(isConfigurationFile);
  const texts = await Promise.all(
    files.map(async (file) => [file, await textIn(root, id, file)] as const),
  );
  return new Map(texts.filter(([file, text]) => text !== copy.read(file)));
}

/** What the files come to without what a commit changed; a file in which others have changed the same lines since: `clash`. */
export async function withoutChange(
  root: string,
  copy: WorkingCopy,
  id: string,
): Promise<{ texts: Texts } | { clash: string }> {
  const texts: Texts = new Map();
  for (const file of (await filesChangedBy(root, id)).filter(isConfigurationFile)) {
    const [after, before] = [await textIn(root, id, file), await textIn(root, `${id}^`, file)];
    const now = copy.read(file);
    if (now === after) texts.set(file, before);
    else {
      const merged =
        now === null || after === null || before === null ? null : threeWay(after, now, before);
      if (merged === null) return { clash: file };
      texts.set(file, merged);
    }
  }
  return { texts };
}
