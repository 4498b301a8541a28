import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ReactElement, useState } from 'react';
import { submissionActors } from '#actors/submission-actors.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { draftSubject, dropDraft } from '#forms/drafts/form-draft.ts';
import { problemMessage } from '#forms/engine/errors/problem-message.ts';
import { attemptsOf } from '#forms/form-attempts.ts';
import { FormButton } from '#forms/form-button.tsx';
import { InlineForm } from '#forms/inline-form.tsx';
import { useSubmits } from '#forms/use-form.ts';
import { useOnOutcome } from '#forms/use-outcome.ts';
import { useTexts } from '#i18n/texts.ts';
import { inlineContactMachine } from '#machines/inline-contact.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { useButtonAgain } from '#ui/controls/use-button-again.ts';
import { useNotification } from '#ui/feedback/use-notification.ts';

interface InlineContactProps {
  contract: Contract;
  /** Name of the form, which has this field only. */
  form: 'contact-phone' | 'contact-email';
  title: string;
  value: string | null;
  /** How it is read. */
  write?: (value: string) => string;
}

/** A telephone or an e-mail address of a contract that is changed where it stands (machine `inline-contact`). */
export function InlineContact({
  contract,
  form,
  title,
  value,
  write = (text) => text,
}: InlineContactProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const queryClient = useQueryClient();
  const subject = { contract };
  const submits = useSubmits(form);
  const [machine] = useState(() =>
    inlineContactMachine.provide({
      actors: submissionActors(submits, { subject, queryClient }),
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { answers, outcome, problem } = snapshot.context;
  const isIdle = snapshot.matches('idle');
  const [before, setBefore] = useState(value);
  const place = useButtonAgain(isIdle);
  useNotification(outcome !== null, t('contracts.inline.saved', { what: title }));
  const about = draftSubject(subject);
  useOnOutcome(outcome, () => dropDraft(form, about));

  const edit = () => {
    setBefore(value);
    send({ type: 'edit' });
  };
  const giveUp = () => {
    dropDraft(form, about);
    send({ type: 'giveUp' });
  };
  // What was saved, until the contract is read again.
  const typed = String(answers[form === 'contact-phone' ? 'phone' : 'email'] ?? '');
  const shown = outcome && value === before ? typed : value;
  const failure = isIdle && problem && problemMessage(problem, form, texts);
  // A conflict stays one, however often it is tried.
  const isRepeatable = problem !== null && problem.kind !== 'conflict';
  return (
    <div ref={place}>
      <ContractDatum
        title={title}
        state={`inline-contact.${snapshot.value}`}
        value={
          isIdle ? (
            shown && write(shown)
          ) : (
            <InlineForm
              form={form}
              subject={subject}
              attempts={attemptsOf(snapshot, send)}
              onGiveUp={giveUp}
            />
          )
        }
        note={
          <span role="status">
            {failure && (
              <>
                <strong className="contract-datum-failure">{failure.title}</strong> {failure.body}{' '}
                {isRepeatable && t('contracts.inline.kept')}
              </>
            )}
          </span>
        }
        action={
          isIdle && (
            <FormButton form={form} subject={subject} variant="quiet" size="small" onOpen={edit}>
              <ChangeLabel
                word={t(`contracts.inline.${isRepeatable ? 'again' : shown ? 'change' : 'add'}`)}
                what={title}
              />
            </FormButton>
          )
        }
      />
    </div>
  );
}
