import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { FormView, type FormViewProps } from '#forms/form-view.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageArea } from '#parts/page-area.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { ClaimDue } from './claim-due.tsx';
import { SupportReceipt } from './support-receipt.tsx';
import './support.scss';

interface SupportPageProps extends Pick<FormViewProps, 'attempts' | 'form' | 'subject'> {
  /** Route of the page, whose document says what follows the form. */
  page: 'contact' | 'request-create' | 'claims';
  kind: 'case' | 'claim';
  title?: string;
  intro?: string;
  isOwn: boolean;
  onAgain: () => void;
  /** Stands before the form, until it was sent. */
  children?: ReactNode;
}

/** A message or a claim as a page: its form, and then what proves that it arrived. */
export function SupportPage(props: SupportPageProps): ReactElement {
  return (
    <FormBoundary form={props.form} waiting={<Skeleton lines={8} />}>
      <OpenSupportPage {...props} />
    </FormBoundary>
  );
}

function OpenSupportPage({
  page,
  kind,
  title,
  intro,
  isOwn,
  onAgain,
  children,
  ...about
}: SupportPageProps): ReactElement {
  const { form, subject, attempts } = about;
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t } = useTexts();
  const { usual: days } = useFacts().settings.support.answerDays;
  const service = useOpenRoutes()('customer-service');
  const wasPrevented = useLeaveBlocker(attempts.underWay !== null);
  return (
    <div className="support-page">
      <PageHeader
        title={title ?? t(`forms.${form}.title`)}
        intro={intro}
        back={
          service?.address && <Trail above={[{ to: service.address, label: t('support.back') }]} />
        }
      />
      <FormRequirements requires={requires} subject={subject}>
        {attempts.outcome === null && children}
        <FormView
          {...about}
          isPage
          {...(kind === 'claim' && {
            explain: (answers) => ({ actionNote: <ClaimDue {...{ answers }} /> }),
          })}
          textValues={(): FormTextValues<
            'contact' | 'contact-unsigned' | 'claim' | 'claim-unsigned'
          > => ({ days })}
          receipt={(answers, { result }) => (
            <SupportReceipt {...{ kind, answers, isOwn, onAgain }} receipt={result as Receipt} />
          )}
        />
        {wasPrevented && <Alert>{t('support.stay')}</Alert>}
      </FormRequirements>
      <div className="support-foot">
        <PageArea page={page} area="bottom" />
      </div>
    </div>
  );
}
