import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { NewKind, NewRefusal, NewThing, Started } from '#studio/new-contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { PlaceToShow } from '#workbench/edit/studio-messages.ts';
import { languageCode, type NewDraft, NewFields } from './new-fields.tsx';

/** A new step, and where it goes. */
export type NewStart = { kind: 'step'; wizard: string; after?: string | undefined };

const kinds: readonly NewKind[] = ['page', 'form', 'partner', 'language'];

interface NewDialogProps {
  start: NewStart | undefined;
  onClose: () => void;
}

/** Begins a page, a form, a step, a partner or a language: what the person knows of it, the rest is changed where it is seen. */
export function NewDialog({ start, onClose }: NewDialogProps): ReactElement {
  const { api, pending, choose, showOnceThere, changeView } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [kind, setKind] = useState<NewKind>(start?.kind ?? 'page');
  const [draft, setDraft] = useState<NewDraft>({
    title: '',
    label: '',
    access: 'unprotected',
    menus: [],
  });
  const [fault, setFault] = useState<'title' | 'label' | NewRefusal['reason'] | 'failed' | null>(
    null,
  );
  const [isSending, setSending] = useState(false);
  const done = ({ thing }: Started) => {
    onClose();
    choose(thing);
    showOnceThere(placeOf(thing));
    const code = kind === 'language' ? languageCode(draft.title) : null;
    if (code) changeView({ isTextsOpen: true, textsTo: code });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() === '') return setFault('title');
    if (kind === 'step' && draft.label.trim() === '') return setFault('label');
    if (kind === 'language' && languageCode(draft.title) === null) return setFault('no-language');
    setSending(true);
    pending.flush();
    try {
      done(await api.begin(wantedOf(kind, draft, start, t('studio.new.page.body'))));
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 422;
      setFault(isRefusal ? (error.body as NewRefusal).reason : 'failed');
      setSending(false);
    }
  };
  return (
    <Dialog title={t(start ? 'studio.new.add-step' : 'studio.new.title')} onClose={onClose}>
      <form className="new-thing" noValidate onSubmit={(event) => void submit(event)}>
        {!start && (
          <fieldset className="new-kinds">
            <legend>{t('studio.new.what')}</legend>
            {kinds.map((one) => (
              <label key={one} className="new-kind">
                <input
                  type="radio"
                  className="form-check-input"
                  name={`${id}-kind`}
                  checked={kind === one}
                  onChange={() => {
                    setKind(one);
                    setFault(null);
                  }}
                />
                <span>
                  <strong>{t(`studio.new.${one}.name`)}</strong>
                  {t(`studio.new.${one}.meaning`)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <NewFields
          kind={kind}
          draft={draft}
          wrong={
            fault === 'label' ? 'label' : fault !== null && fault !== 'failed' ? 'title' : null
          }
          fault={fault === null ? '' : t(`studio.new.failed.${fault}`)}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <button type="submit" className="btn btn-primary" disabled={isSending}>
          {t('studio.new.do')}
        </button>
      </form>
    </Dialog>
  );
}

function wantedOf(
  kind: NewKind,
  { title, label, access, menus }: NewDraft,
  start: NewStart | undefined,
  body: string,
): NewThing {
  if (start) {
    const { wizard, after } = start;
    return { kind: 'step', wizard, ...(after !== undefined && { after }), title, label };
  }
  if (kind === 'page') return { kind, title, access, menus, body };
  if (kind === 'language') return { kind, code: languageCode(title) ?? title };
  return kind === 'partner' ? { kind, name: title } : { kind: 'form', title };
}

/** Where the portal shows it, once it knows it; null for what has no place. */
function placeOf(thing: Started['thing']): PlaceToShow | null {
  if (thing.kind === 'page') return { kind: 'route', name: thing.page };
  if (thing.kind === 'form') return { kind: 'form', name: thing.form };
  if (thing.kind === 'step') return { kind: 'step', name: thing.wizard, step: thing.step };
  return null;
}
