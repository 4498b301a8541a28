import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import type { Answers } from '#domain/submission.ts';
import type { WizardMemory } from '#domain/wizard/wizard.ts';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import { leadSteps } from '#tests/sandbox/contracting/lead-fixture.ts';
import type { PortalWords } from './portal-words.ts';

const isFiles = (value: unknown) => Array.isArray(value);
const withoutFiles = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !isFiles(value)));
const filesIn = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([name, value]) => (isFiles(value) ? [name] : []));

/** Creates the leads of the steps that were sent at the retailer, with all their steps but the last. */
async function makeLeads(
  request: APIRequestContext,
  wizard: string,
  settled: readonly string[],
): Promise<WizardMemory> {
  const hasGas = wizard === 'contracting-gas' || settled.includes('gas-contract');
  const send = async (path: string, gas: boolean) => {
    let lead_id: string | null = null;
    for (const [at, FormConfirm] of leadSteps({ gas }).slice(0, 4).entries()) {
      const data = { lead_id, step: at + 1, FormConfirm };
      const answer: APIResponse = await request.post(path, { data });
      if (!answer.ok()) throw new Error(`No lead can be made: ${await answer.text()}`);
      ({ lead_id } = await answer.json());
    }
    return lead_id;
  };
  return {
    ...(wizard !== 'contracting-gas' && { leadId: await send('/api/v1/leads', false) }),
    ...(hasGas && { gasLeadId: await send('/api/v2/gas/leads', true) }),
  };
}

/**
 * Stores in the browser the run of an earlier visit to a wizard, and returns it. The page must be at an address of the
 * portal.
 */
export async function leaveDraft(
  page: Page,
  words: PortalWords,
  wizard: string,
  progress: WizardProgress,
): Promise<WizardProgress> {
  const { request } = page.context();
  const given = Object.entries(progress.answers);
  const answers = Object.fromEntries(given.map(([step, all]) => [step, withoutFiles(all)]));
  // The retailer has the files of each step that was sent.
  const retained = Object.fromEntries(given.map(([step, all]) => [step, filesIn(all)]));
  const forms = (words.manifest.wizards[wizard]?.steps ?? []).flatMap(({ id, form }) =>
    id in answers ? [[id, words.manifest.forms[form] ?? ''] as const] : [],
  );
  const run = {
    ...{ shape: 1, id: randomUUID(), wizard, owner: '', savedAt: Date.now() },
    progress: {
      ...progress,
      ...{ answers, typed: answers, sent: progress.settled, retained },
      idempotencyKey: randomUUID(),
      memory: { ...progress.memory, ...(await makeLeads(request, wizard, progress.settled)) },
    },
  };
  await page.evaluate(
    async ([draft, modules]) => {
      const editions = await Promise.all(
        modules.map(async ([step, file]) => [step, (await import(`/config/${file}`)).form.edition]),
      );
      const stored = { ...draft, editions: Object.fromEntries(editions) };
      localStorage.setItem(`lluerna.wizard.${draft.id}`, JSON.stringify(stored));
    },
    [run, forms] as const,
  );
  return run.progress;
}
