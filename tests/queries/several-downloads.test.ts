import { expect, it } from 'vitest';
import { saveSeveral } from '#queries/several-downloads.ts';

it('ends at once when it is aborted, whatever it waits for', async () => {
  const control = new AbortController();
  const saving = saveSeveral({
    items: [1, 2, 3, 4],
    load: () => new Promise(() => {}),
    archive: 'facturas.zip',
    signal: control.signal,
    onProgress: () => {},
  });
  control.abort();
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
});
