import type { ReactElement } from 'react';
import type { Problem } from '#domain/problem.ts';
import { problemMessage } from '#forms/engine/errors/problem-message.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import type { ContractStanding, ContractSubmission } from '#machines/contracts-submission-setup.ts';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

const icons: Partial<Record<ContractStanding, IconName>> = {
  sent: 'check-circle',
  signing: 'mail',
  closed: 'info',
  failed: 'alert',
};

interface ContractResultProps {
  form: string;
  submission: ContractSubmission;
  isBusy: boolean;
  /** True while the lost answer of the one whose turn it is, is looked up. */
  isLookingUp: boolean;
}

/** What became of one contract, in words. */
export function ContractResult(props: ContractResultProps): ReactElement {
  const { standing } = props.submission;
  const icon = icons[standing];
  const text = textOf(props, useTexts());
  return (
    <span className={`contract-result is-${standing}`}>
      {icon && <Icon name={icon} />}
      {text}
    </span>
  );
}

function textOf({ form, submission, isBusy, isLookingUp }: ContractResultProps, texts: Texts) {
  const { standing, failing, problem } = submission;
  const say = (key: string) => texts.t(`form-engine.contracts.${key}`);
  if (standing === 'closed') return texts.t(`conditions.${failing}`);
  if (standing === 'failed' && problem) return whyNot(problem, form, texts) ?? say('refused');
  if (standing === 'sending') return say(isLookingUp ? 'verifying' : 'sending');
  if (standing === 'waiting') return say(isBusy ? 'waiting' : 'not-sent');
  return say(standing);
}

/** Undefined for a refusal of the answers: those of the first contract were taken, and there is no field to mend. */
function whyNot(problem: Problem, form: string, texts: Texts): string | undefined {
  return problem.kind === 'invalid' ? undefined : problemMessage(problem, form, texts).title;
}
