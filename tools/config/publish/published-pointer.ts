import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigurationPointer, pointerAt } from '#config/pointer.ts';
import { type JsonObject, stableJson } from '#tools/config/sources/json-value.ts';
import { publishedDeployment } from './published-sources.ts';

/** Name of the pointer: the only file that is ever overwritten. */
export const POINTER_FILE = 'current.json';

/** The pointer of a folder as it was written, or null when nothing is published there. */
export function storedPointer(folder: string): ConfigurationPointer | null {
  const file = join(folder, POINTER_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ConfigurationPointer) : null;
}

/** The pointer of a folder as it counts now, or null when nothing is published there. */
export function currentPointer(folder: string): ConfigurationPointer | null {
  const stored = storedPointer(folder);
  return stored && pointerAt(stored, Date.now());
}

/** The version that counts now in a folder, or null when nothing is published there. */
export const publishedVersion = (folder: string): string | null =>
  currentPointer(folder)?.version ?? null;

/** A time with its distance from UTC: without it another country's clock would count. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

interface Planned {
  compiled: ConfigurationPointer;
  deployment: JsonObject;
  from: string;
}

/**
 * The pointer with a version that follows by itself at a time. Throws, with a message for the owner, where that is
 * impossible: the time is invalid or has passed, nothing is published yet, or the server headers would change.
 */
export function withPlanned(
  folder: string,
  current: ConfigurationPointer | null,
  { compiled, deployment, from }: Planned,
): ConfigurationPointer {
  if (!TIME.test(from) || Number.isNaN(Date.parse(from)))
    throw new Error(`"${from}" is no time: write it as 2026-12-01T00:00:00+01:00`);
  if (Date.parse(from) <= Date.now()) throw new Error(`${from} has passed: leave --from out`);
  if (!current)
    throw new Error(`Nothing is published in ${folder} yet: publish once without --from`);
  const sent = publishedDeployment(folder);
  if (stableJson(sent) !== stableJson(deployment))
    throw new Error(
      'deployment.json differs from what is published, and servers do not change their headers at a time: publish it without --from first',
    );
  const { version, manifest, api } = compiled;
  const time = Date.parse(from);
  const ahead = [
    ...(current.ahead ?? []).filter((planned) => Date.parse(planned.from) !== time),
    { from, version, manifest, api },
  ].sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
  return { ...current, ahead };
}

/** The version that counts until a time. */
export function versionBefore(pointer: ConfigurationPointer, from: string): string {
  return pointerAt(pointer, Date.parse(from) - 1).version;
}
