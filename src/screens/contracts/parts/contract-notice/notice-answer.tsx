import type { ReactElement } from 'react';
import type { NoticeEffect } from '#domain/bills/notice-effect.ts';
import type { ContractNotice } from '#domain/contract/contract-notice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface NoticeAnswerProps {
  notice: ContractNotice;
  effect: NoticeEffect | undefined;
}

/** The effect on the own bill in a sentence, from when, and why. */
export function NoticeAnswer({ notice, effect }: NoticeAnswerProps): ReactElement {
  const { t } = useTexts();
  const { euro, longDate, kilowattHours } = useFormats();
  const { kind, inForce, sentDate, reason, consumption } = notice;
  const trend = effect && (effect.more === 0 ? 'same' : effect.more > 0 ? 'more' : 'less');
  return (
    <>
      <p className="notice-effect">
        {effect
          ? t(`notices.effect.${trend}`, { amount: euro(Math.abs(effect.more) / 100) })
          : t(`notices.effect.${consumption ? 'uncounted' : 'unknown'}`)}
      </p>
      {effect && consumption && (
        <p className="notice-basis">
          {t('notices.effect.basis', {
            energy: kilowattHours(effect.kwhYear),
            from: longDate(consumption.from),
            to: longDate(consumption.to),
          })}
        </p>
      )}
      <p>
        {t(`notices.from.${kind}`, { date: longDate(inForce) })}{' '}
        {t('notices.sent', { date: longDate(sentDate) })}
      </p>
      {reason && (
        <p>
          <strong>{t('notices.reason')}</strong> {reason}
        </p>
      )}
    </>
  );
}
