import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Conflict, Refusal } from '#studio/contract.ts';
import type { History, Published, PublishRefusal } from '#studio/publish-contract.ts';
import { identityOf, mayPublish } from '#studio/rights.ts';
import type { WorkingCopy } from '../files/working-copy.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import type { Known } from '../people/access.ts';
import type { AuditLog } from '../people/audit-log.ts';
import { requestBody } from '../request-body.ts';
import { callOffShape, publishShape, restoreShape } from '../shapes.ts';
import { commitNamed, historyOf, parentOf } from './git.ts';
import type { Publishing } from './publishing.ts';
import { asInVersion, withoutChange } from './restored.ts';

interface PublishRoutesOptions {
  root: string;
  copy: WorkingCopy;
  editing: Editing;
  publishing: Publishing;
  /** True while the last change is not checked yet. */
  isChecking: () => boolean;
  /** True where the branch has commits of others whose files this copy does not have: to publish would take them back. */
  isBehind: () => Promise<boolean>;
  /** Called when git has another last commit. */
  onCommit: () => void;
  /** Answers for what became of a change. */
  answer: (http: Context, outcome: Outcome) => Response;
  log: AuditLog;
}

/** What is published, when it was, and how to go back. */
export function createPublishRoutes({
  root,
  copy,
  editing,
  publishing,
  isChecking,
  isBehind,
  onCommit,
  answer,
  log,
}: PublishRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  let isPublishing = false;

  routes.get('/publication', async (http) => http.json(await publishing.plan()));
  routes.post('/publish', async (http) => {
    const wanted = v.safeParse(publishShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a publication' }, 400);
    const who = http.get('who');
    if (!mayPublish(who.role))
      return http.json({ reason: 'not-allowed' } satisfies PublishRefusal, 422);
    // Only what was checked is published, and one thing at a time.
    if (isPublishing || isChecking())
      return http.json({ reason: 'not-allowed' } satisfies PublishRefusal, 422);
    isPublishing = true;
    try {
      if (await isBehind()) return http.json({ reason: 'behind' } satisfies PublishRefusal, 422);
      const made: Published | PublishRefusal = await publishing.publish(
        wanted.output,
        identityOf(who),
      );
      if ('reason' in made) return http.json(made, 422);
      log.add({ by: identityOf(who), what: 'published', whom: made.version });
      onCommit();
      return http.json(made);
    } finally {
      isPublishing = false;
    }
  });
  routes.post('/publication/call-off', async (http) => {
    const wanted = v.safeParse(callOffShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a time' }, 400);
    const who = http.get('who');
    // A publication under way writes the pointer that this changes.
    if (!mayPublish(who.role) || isPublishing)
      return http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
    const { from } = wanted.output;
    if (!publishing.callOff(from, identityOf(who)))
      return http.json({ message: 'nothing follows then' }, 409);
    log.add({ by: identityOf(who), what: 'called-off', whom: from });
    return http.json({});
  });
  routes.get('/history', async (http) =>
    http.json({
      entries: await historyOf(root).catch(() => []),
      planned: publishing.planned(),
    } satisfies History),
  );
  routes.get('/history/:id', async (http) => {
    const id = await commitNamed(root, http.req.param('id'));
    if (id === null) return http.json({ message: 'unknown commit' }, 404);
    const before = await parentOf(root, id);
    return http.json(before === null ? [] : publishing.difference(before, id));
  });
  routes.post('/restore', async (http) => {
    const wanted = v.safeParse(restoreShape, await requestBody(http));
    const id = wanted.success ? await commitNamed(root, wanted.output.id) : null;
    if (!wanted.success || id === null) return http.json({ message: 'unknown commit' }, 404);
    const who = http.get('who');
    if (!mayPublish(who.role)) return http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
    const person = identityOf(who);
    const thing = { kind: 'version' as const, version: id };
    if (wanted.output.what === 'version')
      return answer(http, editing.replace(await asInVersion(root, copy, id), thing, person));
    const found = await withoutChange(root, copy, id);
    if ('clash' in found) return http.json({ file: found.clash, path: [] } satisfies Conflict, 409);
    return answer(http, editing.replace(found.texts, thing, person));
  });
  return routes;
}
