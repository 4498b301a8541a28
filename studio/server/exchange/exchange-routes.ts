import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type {
  Clashes,
  Exchange,
  ExportedBranch,
  ExportRefusal,
  Looked,
} from '#studio/exchange-contract.ts';
import { identityOf } from '#studio/rights.ts';
import type { WorkingCopy } from '../files/working-copy.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import type { Known } from '../people/access.ts';
import type { AuditLog } from '../people/audit-log.ts';
import { hasGit } from '../publish/git.ts';
import { requestBody } from '../request-body.ts';
import { path, words } from '../shapes.ts';
import { parentsOfDraft } from './draft-commit.ts';
import { exportedBranch, exportedPatch, isOwnBranch } from './exported.ts';
import { followedBranch, othersCommits, rangeOfOthers, takenOver } from './others.ts';
import { fetchFrom, pushTo, remoteOf } from './remote.ts';
import { markOf, takenIn } from './taken-in.ts';

interface ExchangeRoutesOptions {
  root: string;
  copy: WorkingCopy;
  editing: Editing;
  /** Answers for what became of a change. */
  answer: (http: Context, outcome: Outcome) => Response;
  log: AuditLog;
}

const exportShape = v.object({ reason: words });
const pushShape = v.object({ branch: v.pipe(v.string(), v.check(isOwnBranch)) });
const takeShape = v.object({
  to: v.string(),
  choices: v.pipe(
    v.array(v.object({ file: v.string(), path, use: v.picklist(['mine', 'theirs']) })),
    v.maxLength(1000),
  ),
});

/** What goes to those who review in git, and what others committed. */
export function createExchangeRoutes({
  root,
  copy,
  editing,
  answer,
  log,
}: ExchangeRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const taken = () => takenIn(editing.entries());
  const by = (http: Context<Known>) => identityOf(http.get('who'));
  const refused = (http: Context, refusal: ExportRefusal) => http.json(refusal, 422);

  routes.get('/', async (http) => {
    if (!(await hasGit(root))) return http.json({ git: null } satisfies Exchange);
    const [follows, others] = await Promise.all([
      followedBranch(root),
      othersCommits(root, copy, taken()),
    ]);
    const { commits = [], to = null, isBehind = false } = others ?? {};
    return http.json({ git: { follows, others: commits, to, isBehind } } satisfies Exchange);
  });
  routes.post('/look', async (http) => {
    const remote = (await followedBranch(root)) === null ? null : await remoteOf(root);
    if (remote === null) return http.json({ result: 'follows-none' } satisfies Looked);
    const fault = await fetchFrom(root, remote);
    const looked: Looked = fault
      ? { result: fault.reason, words: fault.words }
      : { result: 'done' };
    return http.json(looked);
  });
  routes.post('/take', async (http) => {
    const wanted = v.safeParse(takeShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a choice' }, 400);
    const others = await rangeOfOthers(root, taken());
    if (others?.to !== wanted.output.to) return http.json({ message: 'others by now' }, 410);
    const { texts, clashes } = await takenOver(root, copy, others, wanted.output.choices);
    if (clashes.length > 0) return http.json({ clashes } satisfies Clashes, 409);
    const thing = { kind: 'version' as const, version: others.to };
    return answer(http, editing.replace(texts, thing, by(http), markOf(others.to)));
  });

  /** What a request exports; a refusal where it cannot be. */
  const draft = async (http: Context<Known>) => {
    const wanted = v.safeParse(exportShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a reason' }, 400);
    const parents = await parentsOfDraft(root, taken());
    if (parents.length === 0) return refused(http, { reason: 'no-git' });
    return { root, parents, reason: wanted.output.reason, person: by(http) };
  };
  routes.post('/branch', async (http) => {
    const wanted = await draft(http);
    if (wanted instanceof Response) return wanted;
    const branch = await exportedBranch(wanted);
    if (branch === null) return refused(http, { reason: 'nothing' });
    log.add({ by: by(http), what: 'exported', whom: branch });
    return http.json({ branch, remote: await remoteOf(root) } satisfies ExportedBranch);
  });
  routes.post('/patch', async (http) => {
    const wanted = await draft(http);
    if (wanted instanceof Response) return wanted;
    const patch = await exportedPatch(wanted);
    return patch ? http.json(patch) : refused(http, { reason: 'nothing' });
  });
  routes.post('/push', async (http) => {
    const wanted = v.safeParse(pushShape, await requestBody(http));
    const remote = await remoteOf(root);
    if (!wanted.success || remote === null) return http.json({ message: 'not a branch' }, 400);
    const { branch } = wanted.output;
    const fault = await pushTo(root, remote, branch);
    if (fault) return refused(http, fault);
    log.add({ by: by(http), what: 'pushed', whom: branch });
    return http.body(null, 204);
  });
  return routes;
}
