import { createRoot } from 'react-dom/client';
import type { CompiledForm, Facts, TextTree } from '#config/configuration-types.ts';
import { importModule } from '#config/published-file.ts';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { preloadWidgets } from '#forms/widgets/preload-widgets.ts';
import { startTexts } from '#i18n/i18n.ts';
import { publishedForm, sample } from '../sample.ts';
import '#ui/styles/portal.scss';

const facts = { settings: {}, flags: {}, session: {}, subject: {} } as unknown as Facts;

const [{ form }, texts, answers] = await Promise.all([
  importModule<{ form: CompiledForm }>(new URL(publishedForm, location.href).href),
  sample<TextTree & { forms: Record<string, TextTree> }>('texts'),
  sample<Answers>('answers'),
]);
startTexts('es-ES', texts);
// As the portal does for every form that it reads.
await preloadWidgets(form);

createRoot(document.getElementById('root') as HTMLElement).render(
  <FormEngine
    form={form}
    texts={texts.forms[form.name] ?? {}}
    facts={facts}
    store={formStore(answers)}
    onSubmit={() => {}}
  />,
);
