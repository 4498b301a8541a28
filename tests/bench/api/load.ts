import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Read } from './client.ts';

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

/** A minute of a load. Memory in megabytes, times in milliseconds. */
export interface MinuteOfLoad {
  minute: number;
  answers: number;
  p99: number;
  least: number;
  middle: number;
  most: number;
}

/** Sends these reads to a server in turn, over 50 connections for 20 seconds, from the first call on. */
export async function underLoad(
  pid: number,
  read: Read,
  paths: readonly string[],
): Promise<LoadFigures> {
  const before = megabytesOf(pid);
  const { times, memory } = await load(pid, read, paths, LOAD_SECONDS);
  await pause(IDLE_SECONDS * 1000);
  return {
    answers: times.length,
    median: at(times, 0.5),
    p99: at(times, 0.99),
    memory: { before, most: at(memory, 1), after: megabytesOf(pid) },
  };
}

/** The same load for some minutes. */
export async function minutesOfLoad(
  pid: number,
  read: Read,
  paths: readonly string[],
  minutes: number,
): Promise<MinuteOfLoad[]> {
  const rows: MinuteOfLoad[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const { times, memory } = await load(pid, read, paths, 60);
    const [least, middle, most] = [at(memory, 0), at(memory, 0.5), at(memory, 1)];
    rows.push({ minute, answers: times.length, p99: at(times, 0.99), least, middle, most });
    console.log(JSON.stringify(rows.at(-1)));
  }
  return rows;
}

/** Times of the answers and samples of the memory, both sorted. */
async function load(pid: number, read: Read, paths: readonly string[], seconds: number) {
  const times: number[] = [];
  const memory = [megabytesOf(pid)];
  const sampling = setInterval(() => memory.push(megabytesOf(pid)), SAMPLE_MS);
  const end = performance.now() + seconds * 1000;
  const connection = async (_: unknown, first: number) => {
    for (let turn = first; performance.now() < end; turn++) {
      const from = performance.now();
      await read(paths[turn % paths.length] ?? '');
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  clearInterval(sampling);
  return { times: times.sort((a, b) => a - b), memory: memory.sort((a, b) => a - b) };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Resident memory of a process in megabytes. */
export function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
