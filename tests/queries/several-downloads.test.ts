import { unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LoadedFile } from '#api/downloads.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { saveSeveral } from '#queries/invoices/several-downloads.ts';

const saved = vi.fn<(name: string) => void>();
let last: Blob | undefined;
// The browser saves the target of a clicked link.
vi.stubGlobal('document', {
  createElement: () => ({
    click(this: { download: string }) {
      saved(this.download);
    },
  }),
});
vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
  last = content as Blob;
  return 'blob:one';
});
beforeEach(() => saved.mockReset());
vi.spyOn(console, 'error').mockImplementation(() => {});

const file = (item: number): LoadedFile => ({
  name: `factura-${item}.pdf`,
  content: new Blob([`invoice ${item}`]),
});
const later = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const fails = (problem: Problem) => Promise.reject(new ProblemError(problem));

type Wanted = Parameters<typeof saveSeveral<number>>[0];

function save(items: number[], load: Wanted['load'], wanted: Partial<Wanted> = {}) {
  const progress = vi.fn<Wanted['onProgress']>();
  const control = new AbortController();
  const saving = saveSeveral({
    ...{ items, load, archive: 'facturas.zip', signal: control.signal, onProgress: progress },
    ...wanted,
  });
  return { saving, control, progress };
}

it('ends at once when it is aborted, whatever it waits for', async () => {
  const { saving, control } = save([1, 2, 3, 4], () => new Promise(() => {}));
  control.abort();
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
  expect(saved).not.toHaveBeenCalled();
});

it('saves several in one archive, in their order, and a single one as it is', async () => {
  // The first one arrives last.
  const { saving } = save([1, 2, 3], async (item) => later(10 / item).then(() => file(item)));
  expect(await saving).toEqual({ name: 'facturas.zip', failed: [] });
  expect(saved.mock.calls).toEqual([['facturas.zip']]);
  const entries = unzipSync(new Uint8Array((await last?.arrayBuffer()) ?? []));
  const texts = Object.entries(entries).map(([name, content]) => [
    name,
    new TextDecoder().decode(content),
  ]);
  expect(texts).toEqual([1, 2, 3].map((item) => [`factura-${item}.pdf`, `invoice ${item}`]));
  const alone = save([4], async (item) => file(item));
  expect(await alone.saving).toEqual({ name: 'factura-4.pdf', failed: [] });
  expect(await last?.text()).toBe('invoice 4');
});

it('requests three at a time, each once, and reports its progress', async () => {
  const counted = { all: 0, now: 0, most: 0 };
  const { saving, progress } = save([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    counted.all += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    await later(1);
    counted.now -= 1;
    return file(item);
  });
  await saving;
  expect(counted).toEqual({ all: 8, now: 0, most: 3 });
  expect(progress.mock.calls.map(([{ done }]) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('keeps those that came, and says which did not and why; saves nothing where none came', async () => {
  const lost: Problem = { kind: 'not-found' };
  const some = save([1, 2, 3], (item) => (item === 2 ? fails(lost) : Promise.resolve(file(item))));
  expect(await some.saving).toEqual({
    name: 'facturas.zip',
    failed: [{ item: 2, problem: expect.objectContaining(lost) }],
  });
  expect(Object.keys(unzipSync(new Uint8Array((await last?.arrayBuffer()) ?? [])))).toEqual([
    'factura-1.pdf',
    'factura-3.pdf',
  ]);
  saved.mockReset();
  const none = save([1, 2], () => fails({ kind: 'broken', status: 500 }));
  expect(await none.saving).toMatchObject({ name: null, failed: [{ item: 1 }, { item: 2 }] });
  expect(saved).not.toHaveBeenCalled();
});

it('waits for the retry time of the retailer and reports it, but not longer than a maximum', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<Wanted['load']>()
    .mockImplementationOnce(() => fails({ kind: 'too-many', retryAfterSeconds: 60 }))
    .mockImplementation(async (item) => file(item));
  const { saving, progress } = save([1], load);
  await vi.advanceTimersByTimeAsync(59_900);
  expect(progress.mock.lastCall?.[0].waitsFor).toMatchObject({ kind: 'too-many' });
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await saving).toMatchObject({ name: 'factura-1.pdf' });
  expect(progress.mock.calls.map(([{ waitsFor }]) => waitsFor?.kind)).toContain(undefined);
  vi.useRealTimers();
  const impatient = save([1], () => fails({ kind: 'too-many', retryAfterSeconds: 61 }));
  expect(await impatient.saving).toMatchObject({ name: null, failed: [{ item: 1 }] });
});

it('stops when the session ends, and requests no more', async () => {
  const load = vi.fn<Wanted['load']>(() => fails({ kind: 'signed-out', reason: 'expired' }));
  const { saving } = save([1, 2, 3, 4, 5, 6, 7, 8], load);
  await expect(saving).rejects.toMatchObject({ problem: { kind: 'signed-out' } });
  expect(load).toHaveBeenCalledTimes(3);
  expect(saved).not.toHaveBeenCalled();
});
