import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { watchConfiguration } from '#tools/config/watch.ts';

test('each save publishes a new version; diagnostics are printed and leave the last one published', async () => {
  const root = writeConfiguration();
  const onCompiled = vi.fn();
  const onDiagnostics = vi.fn();
  const watch = watchConfiguration({ root, out: emptyFolder() }, { onCompiled, onDiagnostics });
  onTestFinished(watch.stop);
  const patient = { timeout: 100_000 };
  await vi.waitFor(() => expect(onCompiled).toHaveBeenCalledTimes(1), patient);
  const portal = soundFiles()['schemas/portal.json'] as object;
  const save = (text: string) => writeFileSync(join(root, 'schemas/portal.json'), text);
  save(JSON.stringify({ ...portal, fileUploadSizeLimit: 5 }));
  await vi.waitFor(() => expect(onCompiled).toHaveBeenCalledTimes(2), patient);
  expect(onCompiled.mock.calls[1]?.[0].version).not.toBe(onCompiled.mock.calls[0]?.[0].version);
  save('{');
  await vi.waitFor(() => expect(onDiagnostics).toHaveBeenCalledTimes(1), patient);
  expect(onDiagnostics.mock.calls[0]?.[0][0].file).toBe('schemas/portal.json');
});
