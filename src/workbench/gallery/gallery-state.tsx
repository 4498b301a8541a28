import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { galleryReads } from './gallery-reads.ts';
import type { SpecimenView } from './gallery-views.ts';

/** A specimen in one of its states, with look-ups of its own. */
export function GalleryState({ view, name }: { view: SpecimenView; name: string }): ReactElement {
  const { id, form, texts, files, answers, submitted, readOnly, busy } = view;
  const facts = useFacts();
  const box = useSubmittedForm(submitted);
  const [store] = useState(() => formStore(answers));
  const [queryClient] = useState(galleryReads);
  return (
    <section ref={box} id={id} className="gallery-state" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        <a href={`#${id}`}>{name}</a>
      </h2>
      <QueryClientProvider client={queryClient}>
        <FormEngine
          form={form}
          texts={texts}
          facts={facts}
          files={files}
          store={store}
          readOnly={readOnly ?? false}
          busy={busy ?? false}
          onSubmit={() => {}}
        />
      </QueryClientProvider>
    </section>
  );
}

/** Returns the ref of a part whose form is submitted once its fields are rendered, which their code may delay. */
function useSubmittedForm(isWanted: boolean | undefined): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: section } = box;
    if (!isWanted || !section) return;
    const isRendered = () => section.querySelector('.skeleton-line') === null;
    const submit = () => section.querySelector('form')?.requestSubmit();
    if (isRendered()) return submit();
    const observer = new MutationObserver(() => {
      if (!isRendered()) return;
      observer.disconnect();
      submit();
    });
    observer.observe(section, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isWanted]);
  return box;
}
