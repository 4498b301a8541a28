import type { ReactElement } from 'react';
import { validationErrorText } from '#forms/engine/errors/validation-errors.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import type { Lookup } from './lookup-params.ts';
import type { LookupEntries } from './use-lookup-entries.ts';

interface LookupNoteProps {
  field: readonly string[];
  state: LookupEntries['state'];
  isChoice: boolean;
  isNone: boolean;
  loading: string;
  lookup: Lookup;
  /** True when there are choices beside those of the look-up. */
  offersOthers: boolean;
  typed: boolean;
  gone: boolean;
  /** Keyword of the refusal, when what is typed was refused: its error stands in the field, here it is announced. */
  refused: string | undefined;
  retry: () => void;
}

interface Said {
  text: string | undefined;
  /** For those who hear the page; the others see it elsewhere, or need not know. */
  unseen?: boolean;
  /** It stops the customer, or may: seen and heard as a warning. */
  warns?: boolean;
}

/** What there is to say of a field's look-up, below its control, announced politely. */
export function LookupNote(props: LookupNoteProps): ReactElement {
  const { field, state, isChoice, isNone, loading, lookup, offersOthers, typed, gone, refused } =
    props;
  const { name, facts } = useFormContext();
  const texts = useTexts();
  const { t, optional } = texts;
  const own = (key: string) => optional(`${fieldTextKey(name, field)}.lookup.${key}`);

  const said = (): Said => {
    if (state === 'loading') return { text: loading };
    if (state === 'waiting')
      return { text: isChoice && !offersOthers ? t('form-engine.lookup.waiting') : undefined };
    if (state === 'failed') {
      const usual = isChoice ? 'form-engine.lookup.failed' : 'form-engine.lookup.unchecked';
      const text = own('error') ?? t(typed ? 'form-engine.lookup.type' : usual);
      return { text, warns: lookup.tones?.error === 'warning' };
    }
    if (refused !== undefined) {
      const validationError = { keyword: refused, values: {} };
      return {
        text: validationErrorText(texts, name, { path: [...field], validationError }),
        unseen: true,
      };
    }
    if (gone) return { text: t('form-engine.choice.gone') };
    const warns = lookup.tones?.none === 'warning';
    if (isNone && typed) return { text: own('none') ?? t('form-engine.lookup.type-none'), warns };
    if (isNone && isChoice && !offersOthers && typeof lookup.none !== 'object')
      return { text: own('none') ?? t('form-engine.lookup.empty'), warns };
    if (isNone) return { text: own('none'), warns };
    if (isChoice) return { text: undefined };
    return { text: own('found') ?? t('form-engine.lookup.checked'), unseen: !own('found') };
  };
  const { text, unseen, warns } = said();
  const words = <TextWithPhone text={text ?? ''} organization={facts.settings.organization} />;
  const again = state === 'failed' && (
    <Button size="small" icon="refresh" onClick={props.retry}>
      {t('form-engine.lookup.retry')}
    </Button>
  );
  if (warns && text)
    return (
      <div className="lookup-warning">
        <Alert tone="warning" actions={again}>
          {words}
        </Alert>
      </div>
    );
  return (
    <div className={unseen ? 'visually-hidden' : 'lookup-note'}>
      {/* Lists say themselves that they are busy; several of them would be announced one after the other. */}
      <p role="status" aria-live={isChoice && state === 'loading' ? 'off' : undefined}>
        {state === 'loading' && <span className="busy-mark" aria-hidden="true" />}
        {state !== 'failed' && text && words}
      </p>
      {state === 'failed' && (
        <div role="alert">
          <span>{words}</span>
          {again}
        </div>
      )}
    </div>
  );
}
