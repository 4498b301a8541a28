import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { FormView, type FormViewProps } from '#forms/form-view.tsx';
import { useSubmits } from '#forms/use-form.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { userQuery } from '#queries/account/user.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NewsletterOffer } from './newsletter-offer.tsx';
import { WayOut } from './no-subscriber.tsx';

const FORM = 'newsletter-request';
const nothing: Answers = {};

/** Requests newsletters for an e-mail address; for a customer that of the profile is prefilled. */
export function NewsletterRequest(): ReactElement {
  const { signedIn } = useFacts().session;
  return (
    <>
      <FormBoundary form={FORM} waiting={<Skeleton lines={5} />}>
        {signedIn ? <OfCustomer /> : <Requests known={nothing} />}
      </FormBoundary>
      <p className="newsletter-way-out">
        <WayOut className="btn btn-quiet" />
      </p>
    </>
  );
}

function OfCustomer(): ReactElement {
  const { data, isPending } = useQuery(userQuery());
  // A failure to load the profile does not block the form: the address can be typed.
  return isPending ? <Skeleton lines={5} /> : <Requests known={{ email: data?.email }} />;
}

/** One request after the other: each begins with what the one before had. */
function Requests({ known }: { known: Answers }): ReactElement {
  const [before, setBefore] = useState({ answers: known, sent: 0 });
  return (
    <OneRequest
      key={before.sent}
      known={before.answers}
      onAgain={(answers) => setBefore(({ sent }) => ({ answers, sent: sent + 1 }))}
    />
  );
}

interface OneRequestProps {
  known: Answers;
  onAgain: (answers: Answers) => void;
}

function OneRequest({ known, onAgain }: OneRequestProps): ReactElement {
  const { t } = useTexts();
  const [subject] = useState(() => ({
    subscriber: {
      ...(known.email ? { emails: [known.email] } : {}),
      ...(known.newsletters === undefined ? {} : { wanted: known.newsletters }),
    },
  }));
  const attempts = useSubmission(useSubmits(FORM), subject);
  const { answers, outcome, underWay } = attempts;
  const explain: FormViewProps['explain'] = (typed, { store }) => ({
    details: <NewsletterOffer answers={typed} store={store} isBusy={underWay !== null} />,
    notYet: typed.newsletters === undefined ? t('newsletter.request.nothing') : undefined,
  });
  return (
    <FormView
      form={FORM}
      isPage
      {...{ attempts, subject }}
      {...(!outcome && { explain })}
      textValues={(): FormTextValues<'newsletter-request'> => ({
        email: String(answers.email ?? '').trim(),
      })}
      followUp={{
        isBusy: false,
        render: (sent) => (
          <>
            <ul className="newsletter-next">
              {['spam', sent.newsletters ? 'again' : 'nothing'].map((step) => (
                <li key={step}>{t(`newsletter.request.next.${step}`)}</li>
              ))}
            </ul>
            <Button onClick={() => onAgain(sent)}>{t('newsletter.request.again')}</Button>
          </>
        ),
      }}
    />
  );
}
