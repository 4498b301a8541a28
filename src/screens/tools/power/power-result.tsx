import { type ReactElement, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Lead } from '#domain/contract/lead.ts';
import type { FormAttempts } from '#forms/form-attempts.ts';
import { useTexts } from '#i18n/texts.ts';
import { LeadContact } from '#screens/tools/lead-contact.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PowerExplanation } from './power-explanation.tsx';
import { PowerPanel } from './power-panel.tsx';
import type { PowerResult as Result } from './use-power-calculator.ts';

interface PowerResultProps {
  result: Result;
  isThanked: boolean;
  attempts: FormAttempts;
  onBack: () => void;
  onAgain: () => void;
}

/** The power that a home needs, how it came about, and leaving a contact, which may have to come first. */
export function PowerResult({
  result,
  isThanked,
  attempts,
  onBack,
  onAgain,
}: PowerResultProps): ReactElement {
  const { t } = useTexts();
  const { resultNeedsContact } = useFacts().settings.powerCalculator;
  const { calculation, presentPower } = result;
  const lead = useMemo<Lead>(
    () => ({ about: 'power', attaches: false, calculation }),
    [calculation],
  );
  const answer = (
    <section key="answer" className="power-answer card" aria-labelledby="power-answer-title">
      <h2 id="power-answer-title" tabIndex={-1}>
        {t('power-calculator.result.title')}
      </h2>
      {isThanked || !resultNeedsContact ? (
        <>
          <PowerPanel power={calculation.optimalPower} present={presentPower} />
          <PowerExplanation calculation={calculation} />
        </>
      ) : (
        <p>{t('power-calculator.result.later')}</p>
      )}
      {isThanked ? (
        <Button icon="refresh" onClick={onAgain}>
          {t('power-calculator.result.again')}
        </Button>
      ) : (
        <Button icon="arrow-left" busy={attempts.underWay !== null} onClick={onBack}>
          {t('power-calculator.result.back')}
        </Button>
      )}
    </section>
  );
  const contact = <LeadContact key="contact" {...{ lead, attempts }} />;
  // The thanks stand first, as they have the focus then.
  return <div className="power-result">{isThanked ? [contact, answer] : [answer, contact]}</div>;
}
