import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const CONNECTIONS = 50;
const LOAD_SECONDS = 20;
const IDLE_SECONDS = 60;
const SAMPLE_MS = 500;

/** What a load did to a server. */
export interface LoadFigures {
  /** Answers, all of them 200. */
  answers: number;
  /** Milliseconds that half of the answers took at most. */
  median: number;
  /** Milliseconds that all but one of a hundred answers took at most. */
  p99: number;
  /** Megabytes of the server's process: before, the most under load, and after a minute without calls. */
  memory: { before: number; most: number; after: number };
}

/** Sends these reads to a server in turn, over 50 connections for 20 seconds, from the first call on. */
export async function underLoad(
  pid: number,
  read: (path: string) => Promise<unknown>,
  paths: readonly string[],
): Promise<LoadFigures> {
  const before = megabytesOf(pid);
  const times: number[] = [];
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, megabytesOf(pid));
  }, SAMPLE_MS);
  const end = performance.now() + LOAD_SECONDS * 1000;
  const connection = async (_: unknown, first: number) => {
    for (let turn = first; performance.now() < end; turn++) {
      const from = performance.now();
      await read(paths[turn % paths.length] ?? '');
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  clearInterval(sampling);
  await pause(IDLE_SECONDS * 1000);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const memory = { before, most, after: megabytesOf(pid) };
  return { answers: sorted.length, median: at(0.5), p99: at(0.99), memory };
}

/** Resident memory of a process in megabytes. */
export function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
