import { type ReactElement, useMemo, useState } from 'react';
import { type CustomerRequest, lastMessage } from '#domain/customer/request.ts';
import type { ReadValues } from '#domain/settings/read-values.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { ANSWER } from '#screens/requests/request-answer-box.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const FORM = 'request-message';

/** The box to answer a request; where no more can be said, why. */
export function RequestAnswerPart({ request }: { request: CustomerRequest }): ReactElement {
  return (
    <section id={ANSWER} className="request-answer" aria-labelledby="request-answer-title">
      <FormBoundary form={FORM} waiting={<Skeleton lines={4} />}>
        <AnswerForm request={request} />
      </FormBoundary>
    </section>
  );
}

function AnswerForm({ request }: { request: CustomerRequest }): ReactElement {
  const { t } = useTexts();
  const { requires } = useForm(FORM);
  useFormTexts(FORM);
  // Each message has a form of its own, which knows what was there before it.
  const [sent, setSent] = useState({ messages: 0, last: 0 });
  const { id, state, messages } = request;
  const known = Math.max(sent.last, lastMessage(messages));
  const subject = useMemo(() => ({ request: { id, state, known } }), [id, state, known]);
  return (
    <>
      <h2 id="request-answer-title" className="request-heading">
        {t(`forms.${FORM}.title`)}
      </h2>
      <FormRequirements requires={requires} subject={subject}>
        <FormRunner
          key={sent.messages}
          form={FORM}
          subject={subject}
          textValues={(): FormTextValues<'request-message'> => ({ number: String(id) })}
          onFinished={({ result }) => {
            const { message } = result as ReadValues<'request-message'>;
            setSent((now) => ({ ...now, last: Number(message) }));
          }}
          onClose={() => setSent(({ messages: count, last }) => ({ messages: count + 1, last }))}
        />
      </FormRequirements>
    </>
  );
}
