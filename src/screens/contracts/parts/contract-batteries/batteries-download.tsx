import type { ReactElement } from 'react';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadBatteries } from '#queries/batteries/batteries.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';

/** Saves the movements of batteries as a spreadsheet. */
export function BatteriesDownload({
  batteries,
}: {
  batteries: readonly BatteryShare[];
}): ReactElement {
  const { t } = useTexts();
  const ids = batteries.map(({ id }) => id);
  const name = `${batteries.map((battery) => battery.name).join('-')}.xlsx`;
  return (
    <DownloadButton download={() => downloadBatteries(ids, name)}>
      {t('batteries.download', { count: batteries.length })}
    </DownloadButton>
  );
}
