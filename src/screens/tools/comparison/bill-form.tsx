import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { draftSubject, keepDraft, readDraft } from '#forms/drafts/form-draft.ts';
import { isComplete } from '#forms/engine/errors/form-validator.ts';
import { FormView } from '#forms/form-view.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Card } from '#ui/layout/card.tsx';
import { prefetchResult } from './compared-bill.tsx';
import type { ComparisonFlow } from './use-comparison.ts';
import type { LinkedBill } from './use-linked-bill.ts';

interface BillFormProps {
  flow: ComparisonFlow;
  linked: LinkedBill;
  /** True when the result was left for it: it takes the focus. */
  isReturn: boolean;
}

/** The bill to compare. A link that contains all of it starts the comparison at once, the first time it is opened. */
export function BillForm({
  flow,
  linked: { subject, bill },
  isReturn,
}: BillFormProps): ReactElement {
  const { form, modes, send } = flow;
  const { t } = useTexts();
  useFormTexts(form);
  const compiled = useForm(form);
  const facts = useFacts(subject);
  const configuration = useConfiguration();
  const { version } = configuration;
  const section = useRef<HTMLDivElement>(null);
  // As if it had been typed: what was changed since then stays, and look-ups fill in what is missing only.
  useState(() => {
    const about = draftSubject(subject);
    if (bill && !readDraft(compiled, about)) keepDraft(compiled, about, bill, { version });
  });

  const attempts = {
    ...flow.attempts,
    submit: (answers: Answers) => {
      flow.attempts.submit(answers);
      prefetchResult(configuration, flow.energy);
    },
  };
  useOnArrival(() => {
    if (isReturn) section.current?.querySelector('h2')?.focus();
    else if (bill && isComplete(compiled, bill, facts)) attempts.submit(bill);
  });
  const isComparing = attempts.underWay !== null;
  const cancel = () => {
    send({ type: 'cancel' });
    section.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  const offersInvoice = attempts.problem?.kind === 'conflict' && modes.includes('manual');
  return (
    <div ref={section}>
      <Card>
        <h2 tabIndex={-1}>{t(`forms.${form}.title`)}</h2>
        {bill && !isReturn && <Alert>{t('comparator.linked')}</Alert>}
        <FormView form={form} subject={subject} attempts={attempts} isPage>
          {isComparing && <Button onClick={cancel}>{t('comparator.cancel')}</Button>}
          {offersInvoice && !isComparing && (
            <Button onClick={() => send({ type: 'manual' })}>
              {t('comparator.leave-invoice')}
            </Button>
          )}
          {isComparing && <p className="comparison-progress">{t('comparator.comparing')}</p>}
        </FormView>
      </Card>
    </div>
  );
}

/** Moves the focus, or starts the comparison of a link, when the form is shown: no event of the user leads to it. */
function useOnArrival(arrive: () => void): void {
  const arriveNow = useEffectEvent(arrive);
  useEffect(() => arriveNow(), []);
}
