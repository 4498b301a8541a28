import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { type BatteryShare, batteryStanding } from '#domain/battery/battery.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import type { BatteryAtHand } from './use-battery.ts';

/** What is unusual about a share, in a word. */
export function BatteryChip({ share }: { share: BatteryShare }): ReactElement | null {
  const { t } = useTexts();
  const standing = batteryStanding(share, today());
  if (share.isWaiting) return <Chip tone="warning">{t('batteries.chip.waiting')}</Chip>;
  if (standing === 'receives') return null;
  const tone = standing === 'locked' ? 'warning' : 'neutral';
  return <Chip tone={tone}>{t(`batteries.chip.${standing}`)}</Chip>;
}

/** The same in a sentence, with the way out. */
export function BatteryStandingNote({ battery }: { battery: BatteryAtHand }): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const { organization } = useFacts().settings;
  const { standing, isWaiting, receivers } = battery;
  const says = (text: string) => (
    <p className="battery-standing" data-past={standing === 'ended' || undefined}>
      <Icon name={standing === 'locked' ? 'lock' : 'clock'} />
      <span>
        <TextWithPhone text={text} organization={organization} />
      </span>
    </p>
  );
  if (standing === 'ended')
    return says(t('batteries.standing.ended', { date: date(battery.endDate) }));
  if (standing === 'not-begun')
    return says(t('batteries.standing.not-begun', { date: date(battery.startDate) }));
  return (
    <>
      {isWaiting && says(t('batteries.standing.waiting'))}
      {standing === 'locked' &&
        says(t(`batteries.standing.${receivers.length > 1 ? 'locked' : 'locked-alone'}`))}
    </>
  );
}
