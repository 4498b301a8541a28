import { type LoadedFile, saveFile } from '#api/downloads.ts';
import { codeOf } from '#config/code-loading.ts';
import { reportOwnFault } from '#config/report.ts';
import { type Problem, problemOf } from '#domain/problem.ts';
import { patiently } from '#queries/read/patient.ts';

/** Most requests at the same time. */
const AT_ONCE = 3;

const zip = codeOf(() => import('#api/zip.ts').then((module) => module.zipOf));

/** How far several downloads are. */
export interface DownloadsProgress {
  /** Number of those that are settled. */
  done: number;
  /** What is being waited for. */
  waitsFor: Problem | null;
}

interface SeveralWanted<Item> {
  items: readonly Item[];
  load: (item: Item, signal: AbortSignal) => Promise<LoadedFile>;
  /** Name of the archive. */
  archive: string;
  signal: AbortSignal;
  onProgress: (progress: DownloadsProgress) => void;
}

export interface SeveralSaved<Item> {
  /** Name of what was saved; null where nothing could be loaded. */
  name: string | null;
  failed: readonly { item: Item; problem: Problem }[];
}

/**
 * Saves several files in one archive, and a single one as it is. One that cannot be loaded does not end the others; an end of
 * the session does, and an abort. Throws ProblemError, or AbortError.
 */
export async function saveSeveral<Item>({
  items,
  load,
  archive,
  signal: outer,
  onProgress,
}: SeveralWanted<Item>): Promise<SeveralSaved<Item>> {
  const ended = new AbortController();
  const signal = AbortSignal.any([outer, ended.signal]);
  const problems = new Map<Item, Problem>();
  const progress: DownloadsProgress = { done: 0, waitsFor: null };
  const report = (changes: Partial<DownloadsProgress>) => {
    Object.assign(progress, changes);
    if (!signal.aborted) onProgress({ ...progress });
  };
  const loadOne = async (item: Item): Promise<LoadedFile | null> => {
    try {
      return await patiently(() => load(item, signal), {
        signal,
        onWait: (waitsFor) => report({ waitsFor }),
      });
    } catch (thrown) {
      const problem = problemOf(thrown);
      if (signal.aborted || problem.kind === 'signed-out') throw thrown;
      reportOwnFault('A download of several failed', thrown);
      problems.set(item, problem);
      return null;
    } finally {
      report({ done: progress.done + 1 });
    }
  };

  try {
    const files = loadedOf(inOrder(items.map((item) => () => loadOne(item))));
    const saving = items.length === 1 ? firstOf(files) : archived(files, archive);
    const file = await Promise.race([saving, abortOf(outer)]);
    const isSaved = file !== null && problems.size < items.length;
    if (isSaved) saveFile(file);
    return {
      name: isSaved ? file.name : null,
      failed: items.flatMap((item) => {
        const problem = problems.get(item);
        return problem ? [{ item, problem }] : [];
      }),
    };
  } finally {
    ended.abort();
  }
}

/** Rejects at an abort, whatever else is still awaited then. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

async function archived(files: AsyncIterable<LoadedFile>, name: string): Promise<LoadedFile> {
  const zipOf = await zip.load();
  return { name, content: await zipOf(files) };
}

async function firstOf(files: AsyncIterable<LoadedFile>): Promise<LoadedFile | null> {
  for await (const file of files) return file;
  return null;
}

async function* loadedOf(results: AsyncIterable<LoadedFile | null>) {
  for await (const file of results) if (file) yield file;
}

/** Results of tasks in their order; a few run at once, and none before the first result is requested. */
async function* inOrder<T>(tasks: readonly (() => Promise<T>)[]): AsyncGenerator<T> {
  const running: Promise<T>[] = [];
  for (const task of tasks) {
    const result = task();
    // It may fail while an earlier one is awaited, which then throws.
    result.catch(() => {});
    running.push(result);
    if (running.length === AT_ONCE) yield (await running.shift()) as T;
  }
  for (const result of running) yield await result;
}
