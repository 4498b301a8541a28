import type { ReactElement } from 'react';
import type { WithdrawalReceipt as Receipt } from '#domain/contract/withdrawal-receipt.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { useSupportSubject } from '#screens/support/support-subject.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

interface WithdrawalProps {
  options: { form: 'withdrawal' | 'withdrawal-reference' };
}

/** The form to withdraw from a contract, and then what proves that it was received. */
export function WithdrawalPart({ options: { form } }: WithdrawalProps): ReactElement {
  return (
    <FormBoundary form={form} waiting={<Skeleton lines={6} />}>
      <Withdrawal form={form} />
    </FormBoundary>
  );
}

function Withdrawal({ form }: WithdrawalProps['options']): ReactElement {
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t } = useTexts();
  const subject = useSupportSubject();
  return (
    <Card title={t(`forms.${form}.title`)}>
      <FormRequirements requires={requires} subject={subject}>
        <FormRunner
          {...{ form, subject }}
          receipt={(_, { result }) => <WithdrawalReceipt receipt={result as Receipt} />}
        />
      </FormRequirements>
    </Card>
  );
}
