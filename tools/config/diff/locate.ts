import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationDiagnostics } from '#tools/config/diagnostic.ts';
import { publishedVersions } from '#tools/config/publish/publications.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { filesOf, readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewsOf } from '#tools/config/sources/view.ts';
import { publishedSnapshot } from './published-snapshot.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/**
 * The configuration that a name stands for, one snapshot per partner: a folder with schemas/ and locales/, a folder of
 * publications, a version published in `published`, or a commit, branch or tag of the git repository in `root`. Throws
 * with a message for the owner when it is none of these.
 */
export function snapshotsOf(name: string, root: string, published: string): Snapshot[] {
  if (existsSync(join(name, 'schemas'))) return fromFiles(name);
  if (existsSync(join(name, 'current.json'))) {
    const inForce = publishedVersion(name);
    const current = publishedVersions(name).find(({ version }) => version === inForce);
    if (current) return [publishedSnapshot(name, current)];
  }
  const version = existsSync(published)
    ? publishedVersions(published).find((one) => one.version.startsWith(name))
    : undefined;
  if (version && name.length >= 6) return [publishedSnapshot(published, version)];
  return fromCommit(name, root);
}

function fromFiles(root: string): Snapshot[] {
  const sources = readConfigurationSources(root);
  const layers = [sources.defaults, ...sources.partners.values()];
  const diagnostics = layers
    .flatMap(filesOf)
    .flatMap((file) => (file.readable ? [] : file.diagnostics));
  if (diagnostics.length > 0) throw new ConfigurationDiagnostics(diagnostics);
  return viewsOf(sources).map((view) => snapshotOf(root, view));
}

function fromCommit(name: string, root: string): Snapshot[] {
  const folder = mkdtempSync(join(tmpdir(), 'lluerna-diff-'));
  try {
    const archive = git(root, 'archive', '--format=tar', `${name}^{commit}`, 'schemas', 'locales');
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return fromFiles(folder);
  } catch (error) {
    if (error instanceof ConfigurationDiagnostics) throw error;
    throw new Error(
      `"${name}" is no folder with schemas/ and locales/, no published version, and no commit, branch or tag`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(root: string, ...args: string[]): Buffer {
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync('git', ['-C', root, ...args], { stdio: [...stdio], maxBuffer: 1e9 });
}
