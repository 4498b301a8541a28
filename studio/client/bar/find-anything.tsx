import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { SearchList } from '#studio/client/look/search-list.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { usePopup } from '#studio/client/look/use-popup.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { keyOf, nameOf } from '#studio/client/state/thing-words.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import type { Contents } from '#studio/contract.ts';

/** Finds what stands on no page just now, or on none: settings, forms, pages and steps, by their words or names. */
export function FindAnything(): ReactElement {
  const { api, choose, searches } = useStudio();
  const { t } = useTexts();
  const inWords = useWords();
  const popup = usePopup(460);
  const revision = useRevision();
  const { data } = useQuery({
    queryKey: ['preview', 'contents', revision],
    queryFn: api.contents,
    enabled: popup.isOpen,
    placeholderData: (before: Contents | undefined) => before,
  });
  const { open } = popup;
  useEffect(() => searches.subscribe(open), [searches, open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
  const entries = data?.entries ?? [];
  const options = entries.map(({ thing, words }) => {
    const name = nameOf(thing);
    const group = t(`studio.kind.${thing.kind}`);
    return thing.kind === 'setting'
      ? { value: keyOf(thing), label: name, group, note: inWords(words) }
      : { value: keyOf(thing), label: words, group, ...(words === name ? {} : { note: name }) };
  });
  return (
    <>
      <button
        ref={popup.button}
        type="button"
        className="find-button"
        aria-haspopup="listbox"
        aria-expanded={popup.isOpen}
        title={t('studio.find.hint')}
        onClick={() => (popup.isOpen ? popup.close() : popup.open())}
      >
        <StudioIcon name="search" />
        <span>{t('studio.find.title')}</span>
      </button>
      {popup.isOpen && (
        <div ref={popup.box} className="popup" style={popup.style}>
          <SearchList
            label={t('studio.find.title')}
            options={options}
            onClose={popup.close}
            onChoose={(value) => {
              popup.close(true);
              const found = entries.find(({ thing }) => keyOf(thing) === value);
              if (found) choose(found.thing);
            }}
          />
        </div>
      )}
    </>
  );
}
