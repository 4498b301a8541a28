import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Difference,
  PlannedVersion,
  PublicationPlan,
  Publish,
  Published,
  PublishRefusal,
} from '#studio/publish-contract.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { ConfigurationDiagnostics } from '#tools/config/diagnostic.ts';
import { diffSnapshots } from '#tools/config/diff/diff.ts';
import { snapshotsOf } from '#tools/config/diff/locate.ts';
import { writePages } from '#tools/config/pages/written-pages.ts';
import { publishedVersions } from '#tools/config/publish/publications.ts';
import { currentPointer } from '#tools/config/publish/published-pointer.ts';
import { publishedDeployment } from '#tools/config/publish/published-sources.ts';
import { callOff } from '#tools/config/publish/rollback.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { stableJson } from '#tools/config/sources/json-value.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { commitAfterOthers } from '../exchange/draft-commit.ts';
import { changedFiles } from '../state/changed-files.ts';
import { commitConfiguration, hasGit } from './git.ts';

interface PublishingOptions {
  root: string;
  /** Folder that customers' server serves. */
  out: string;
  /** Whose portal is published there. */
  partner: string | null;
  /** Faults of the check of the working copy. */
  faults: () => number;
  /** The commit of others that was taken in last; null for none. */
  taken?: () => string | null;
}

export interface Publishing {
  plan(): Promise<PublicationPlan>;
  publish(wanted: Publish, person: string): Promise<Published | PublishRefusal>;
  /** The versions that follow by themselves, the first one first. */
  planned(): PlannedVersion[];
  /** Calls off the version that would follow at a time; false where none would. Its change stays in the files. */
  callOff(from: string, person: string): boolean;
  /** What changed for customers from one commit to another, or to the working copy (null). */
  difference(from: string, to: string | null): Difference[];
}

/** Publishes the working copy: into the folder of the customers' server, and as a commit of the person. */
export function createPublishing({
  root,
  out,
  partner,
  faults,
  taken = () => null,
}: PublishingOptions): Publishing {
  const difference = (from: string, to: string | null): Difference[] =>
    diffSnapshots(root, snapshotsOf(from, root, out), snapshotsOf(to ?? root, root, out)).map(
      ({ about, what, partners, breaks = [] }) => ({
        about,
        what,
        partners: [...partners],
        breaks: [...breaks],
      }),
    );
  /** The pages of visitors follow the pointer, which customers have already. */
  const refreshPages = () => {
    if (existsSync(join('dist', 'prerender')))
      void writePages({ folder: out }).catch((error: unknown) => console.error(error));
  };
  const plan = async (): Promise<PublicationPlan> => {
    const hasHistory = await hasGit(root);
    // A file that cannot be read has no difference in words.
    const differences = hasHistory && faults() === 0 ? difference('HEAD', null) : [];
    const planned = (currentPointer(out)?.ahead ?? []).map(({ from }) => from);
    const files = (await changedFiles(root)) ?? [];
    return { differences, files, faults: faults(), hasHistory, planned };
  };
  return {
    plan,
    difference,
    planned: () => {
      const ahead = currentPointer(out)?.ahead ?? [];
      const versions = ahead.length > 0 ? publishedVersions(out) : [];
      return ahead.map(({ from, version }) => ({
        from,
        reason: versions.find((one) => one.version === version)?.note.reason ?? null,
      }));
    },
    callOff(from, person) {
      const isCalledOff = callOff(out, from, { author: person });
      if (isCalledOff) refreshPages();
      return isCalledOff;
    },
    async publish({ reason, from, isAcknowledged }, person) {
      const { differences, hasHistory } = await plan();
      if (faults() > 0) return { reason: 'faults' };
      const refusal = from === undefined ? null : refusalOfTime({ root, out, partner }, from);
      if (refusal) return refusal;
      if (!isAcknowledged && differences.some(({ breaks }) => breaks.length > 0))
        return { reason: 'not-acknowledged' };
      const started = performance.now();
      try {
        const note = { author: person, reason };
        const { version } = await compileConfiguration({
          root,
          out,
          partner,
          note,
          ...(from === undefined ? {} : { from }),
        });
        const milliseconds = Math.round(performance.now() - started);
        const commit = hasHistory
          ? ((await commitAfterOthers(root, taken(), reason, person)) ??
            (await commitConfiguration(root, reason, person)))
          : null;
        refreshPages();
        return { version, milliseconds, commit, ...(from !== undefined && { from }) };
      } catch (error) {
        if (error instanceof ConfigurationDiagnostics) return { reason: 'faults' };
        return { reason: 'failed', words: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** Why a version cannot follow by itself at a time; null where it can. */
function refusalOfTime(
  { root, out, partner }: Pick<PublishingOptions, 'root' | 'out' | 'partner'>,
  from: string,
): PublishRefusal | null {
  if (Date.parse(from) <= Date.now()) return { reason: 'passed' };
  if (!currentPointer(out)) return { reason: 'first-now' };
  const { deployment } = viewOf(readConfigurationSources(root), partner);
  const isSame = stableJson(publishedDeployment(out)) === stableJson(deployment.value);
  return isSame ? null : { reason: 'headers-now' };
}
