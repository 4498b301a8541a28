import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder } from '#tests/tools/fixture.ts';
import { watchFolders } from '#tools/config/watch-folders.ts';

test('a file is noticed each time it is replaced, as git does, and in a folder that came later', async () => {
  const [root, elsewhere] = [emptyFolder(), emptyFolder()];
  const file = join(root, 'portal.json');
  writeFileSync(file, '1');
  const onChange = vi.fn();
  onTestFinished(watchFolders([root, join(root, 'missing')], onChange));
  const noticed = async (change: () => void) => {
    onChange.mockClear();
    change();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 30_000 });
  };
  const replace = (text: string) => {
    writeFileSync(join(elsewhere, 'new'), text);
    renameSync(join(elsewhere, 'new'), file);
  };
  await noticed(() => replace('2'));
  await noticed(() => replace('3'));
  await noticed(() => writeFileSync(file, '4'));
  await noticed(() => mkdirSync(join(root, 'partners/garbi'), { recursive: true }));
  await noticed(() => writeFileSync(join(root, 'partners/garbi/portal.json'), '{}'));
  await noticed(() => rmSync(join(root, 'partners'), { recursive: true }));
  await noticed(() => replace('5'));
});
