import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { SessionActor } from '#actors/session-context.ts';
import { factsOf } from '#config/facts.ts';
import { newAttemptKey } from '#forms/attempt-key.ts';
import { beginRun } from '#forms/wizard-run.ts';
import { factsAbout, visibleSteps } from '#forms/wizard-steps.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#i18n/paths.ts';
import { previewApi } from './preview-api.ts';
import { exampleFiles } from './preview-example.ts';
import type { PreviewGround } from './preview-ground.ts';
import { goTo } from './preview-places.ts';

interface Ground {
  ground: PreviewGround;
  queryClient: QueryClient;
  session: SessionActor;
}

/**
 * Goes to a step of a wizard: the steps before it are filled in with the first example of their forms, the step
 * itself with the one that is named, if any. Rejects when the wizard or an example cannot be had.
 */
export async function goToStep(
  wizard: string,
  step: string,
  example: string,
  { ground, queryClient, session }: Ground,
): Promise<void> {
  const { configuration, settings, flags } = ground;
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
  const about = factsOf(settings, flags, ground.session);
  const facts = factsAbout(about, { name: wizard, answers, memory: {} });
  // Whoever stands in this wizard leaves it first: a run belongs to the page that began with it.
  flushSync(() => goTo('/_preview'));
  const run = beginRun({
    wizard,
    operation: document.operation,
    owner: session.getSnapshot().context.user?.id ?? '',
    steps: visibleSteps(document, facts, configuration),
    facts,
    queryClient,
    earlier: {
      id: newAttemptKey(),
      forms: new Map(filled.map(({ id, form }) => [id, form])),
      progress: {
        step,
        typed,
        answers,
        settled: Object.keys(answers),
        sent: [],
        memory: {},
        attemptKey: newAttemptKey(),
        unanswered: null,
      },
      release: () => {},
    },
  });
  for (const { id, answers: given } of filled) run.files.set(id, exampleFiles(given));
  goTo(`${pathTo(i18n.language, wizard)}?paso=${step}`);
}
