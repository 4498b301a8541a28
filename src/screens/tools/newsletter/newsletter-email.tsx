import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactElement, useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import { draftSubject, dropDraft } from '#forms/drafts/form-draft.ts';
import { problemMessage } from '#forms/engine/errors/problem-message.ts';
import { attemptsOf } from '#forms/form-attempts.ts';
import { InlineForm } from '#forms/inline-form.tsx';
import { useSubmits } from '#forms/use-form.ts';
import { useOnOutcome } from '#forms/use-outcome.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { inlineContactMachine } from '#machines/inline-contact.ts';
import { Button } from '#ui/controls/button.tsx';
import { useButtonAgain } from '#ui/controls/use-button-again.ts';

interface NewsletterEmailProps {
  reference: string;
  emails: readonly string[];
  /** True when the address cannot be changed here. */
  isFixed: boolean;
}

const FORM = 'newsletter-email';

/** Where the newsletters go, changed where it stands (machine `inline-contact`). */
export function NewsletterEmail({
  reference,
  emails,
  isFixed,
}: NewsletterEmailProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const { list } = useFormats();
  const queryClient = useQueryClient();
  const submits = useSubmits(FORM);
  const [subject] = useState(() => ({ subscriber: { id: reference, emails } }));
  const [machine] = useState(() =>
    inlineContactMachine.provide({ actors: submissionActors(submits, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  const { answers, outcome, problem } = snapshot.context;
  const isIdle = snapshot.matches('idle');
  const [saved, setSaved] = useState(emails[0] ?? '');
  const place = useButtonAgain(isIdle);
  const about = draftSubject(subject);
  useOnOutcome(outcome, () => {
    setSaved(String(answers.email ?? '').trim());
    dropDraft(FORM, about);
  });
  const giveUp = () => {
    dropDraft(FORM, about);
    send({ type: 'giveUp' });
  };
  const failure = isIdle && problem && problemMessage(problem, FORM, texts);
  return (
    <section
      ref={place}
      className="newsletter-email card"
      aria-labelledby="newsletter-email"
      data-state={`inline-contact.${snapshot.value}`}
    >
      <h2 id="newsletter-email">{t('newsletter.email.title')}</h2>
      {isIdle ? (
        <p className="newsletter-address">
          <span>{list([saved, ...emails.slice(1)])}</span>
          {!isFixed && (
            <Button size="small" variant="quiet" onClick={() => send({ type: 'edit' })}>
              {t(failure ? 'common.retry' : 'newsletter.email.change')}
            </Button>
          )}
        </p>
      ) : (
        <InlineForm
          form={FORM}
          subject={subject}
          attempts={attemptsOf(snapshot, send)}
          onGiveUp={giveUp}
        />
      )}
      <p role="status">
        {isIdle && outcome && t('newsletter.email.saved')}
        {failure && (
          <>
            <strong>{failure.title}</strong> {failure.body} {t('newsletter.email.kept')}
          </>
        )}
      </p>
    </section>
  );
}
