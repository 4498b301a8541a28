import type { PortalServices, PortalState } from '#app/extension.ts';
import { factsOf } from '#config/facts.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#i18n/paths.ts';
import { beginRun } from '#wizard/run/wizard-run.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';
import { previewApi } from '#workbench/preview/preview-api.ts';
import { exampleFiles } from '#workbench/preview/preview-example.ts';

/**
 * Goes to a step of a wizard: the steps before it are filled in with the first example of their forms, the step itself
 * with the named one, if any. Rejects when the wizard or an example cannot be loaded.
 */
export async function goToStep(
  wizard: string,
  step: string,
  example: string,
  portal: PortalState,
  { queryClient, session, router }: PortalServices,
): Promise<void> {
  const { configuration, settings, flags } = portal;
  const document = configuration.manifest.wizards[wizard];
  if (!document) throw new Error(`There is no wizard ${wizard}`);
  const examples = await previewApi.examples();
  const upTo = document.steps.slice(0, document.steps.findIndex(({ id }) => id === step) + 1);
  const filled = await Promise.all(
    upTo.map(async ({ id, form }) => {
      const usual = examples[form]?.find((name) => !name.startsWith('invalid-'));
      const name = id === step ? example : usual;
      const answers = name ? (await previewApi.example(form, name)).answers : {};
      return { id, answers, form: await configuration.loadForm(form) };
    }),
  );
  const typed = Object.fromEntries(filled.map(({ id, answers }) => [id, answers]));
  const { [step]: _open, ...answers } = typed;
  const about = factsOf(settings, flags, portal.session);
  const facts = factsAbout(about, { name: wizard, answers, memory: {} });
  // Leaves an open wizard first: a run belongs to the page that started it.
  await router.navigate('/_preview', { flushSync: true });
  await pageGone();
  const run = beginRun({
    wizard,
    operation: document.operation,
    owner: session.getSnapshot().context.user?.id ?? '',
    steps: visibleSteps(document, facts, configuration),
    facts,
    queryClient,
    earlier: {
      id: newIdempotencyKey(),
      typed,
      filled: {},
      takenBack: {},
      forms: new Map(filled.map(({ id, form }) => [id, form])),
      progress: {
        step,
        answers,
        settled: Object.keys(answers),
        sent: [],
        retained: {},
        dropped: {},
        memory: {},
        idempotencyKey: newIdempotencyKey(),
        unanswered: null,
      },
      release: () => {},
    },
  });
  for (const { id, answers: given } of filled) run.files.set(id, exampleFiles(given));
  await router.navigate(`${pathTo(i18n.language, wizard)}?paso=${step}`);
}

/** Resolves once no page is rendered: the next page comes as a view transition, later than its address. */
function pageGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('main')) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
