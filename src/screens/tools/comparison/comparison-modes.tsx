import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { ComparisonFlow } from './use-comparison.ts';

/** Chooses how to compare: at once, or by leaving the invoice. Nothing where only one way is offered. */
export function ComparisonModes({
  mode,
  modes,
  contact,
  send,
}: Pick<ComparisonFlow, 'mode' | 'modes' | 'contact' | 'send'>): ReactElement | null {
  const { t } = useTexts();
  if (modes.length < 2) return null;
  return (
    <fieldset className="btn-group comparison-modes">
      <legend className="visually-hidden">{t('comparator.modes.label')}</legend>
      {modes.map((one) => (
        <Button
          key={one}
          aria-pressed={one === mode}
          disabled={contact.underWay !== null}
          onClick={() => send({ type: one })}
        >
          {t(`comparator.modes.${one}`)}
        </Button>
      ))}
    </fieldset>
  );
}
