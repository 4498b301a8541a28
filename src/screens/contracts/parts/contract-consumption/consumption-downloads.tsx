import { type ReactElement, useId } from 'react';
import { saveFile } from '#api/downloads.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { type Curve, type Days, isFine } from '#domain/consumption/consumption.ts';
import { curveJson, curveSheet, type SheetWords } from '#domain/consumption/consumption-file.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadCurve } from '#queries/consumption/consumption.ts';
import { DownloadFailed } from '#ui/controls/download-button.tsx';
import { useDownload } from '#ui/controls/use-download.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { unitOf } from './energy-unit.ts';

interface ConsumptionDownloadsProps {
  contract: Contract;
  curve: Curve;
  days: Days;
}

/** What is shown, to be taken away: as a sheet, as JSON, and as the retailer's own file. */
export function ConsumptionDownloads({
  contract,
  curve,
  days,
}: ConsumptionDownloadsProps): ReactElement | null {
  const { t } = useTexts();
  const words = useSheetWords();
  const failing = useFailingCondition();
  const helpId = useId();
  const { state, start } = useDownload();
  const { resolution } = curve;
  if (failing(['report-download-enabled']) !== null) return null;

  const name = `${contract.name}-${resolution}-${days.from}-${days.to}`;
  const save = (ending: string, type: string, text: string) =>
    saveFile({ name: `${name}.${ending}`, content: new Blob([text], { type }) });
  const hasRetailerFile = isFine(resolution);
  const taken = { contract, curve };
  const entries = [
    {
      id: 'sheet',
      label: t('consumption.downloads.sheet'),
      onSelect: () => save('csv', 'text/csv', curveSheet(taken, words)),
    },
    {
      id: 'json',
      label: t('consumption.downloads.json'),
      onSelect: () => save('json', 'application/json', curveJson(taken)),
    },
    // Hours and quarters alone (customer area, section 2).
    ...(hasRetailerFile
      ? [
          {
            id: 'retailer',
            label: t('consumption.downloads.retailer'),
            onSelect: () =>
              start(() => downloadCurve({ contractId: contract.id, resolution, days })),
          },
        ]
      : []),
  ];
  return (
    <div className="consumption-downloads">
      <span className="download">
        {state === 'failed' && <DownloadFailed />}
        <Menu
          label={t('consumption.downloads.open')}
          look="btn btn-secondary btn-sm"
          busy={state === 'busy'}
          button={
            <>
              <Icon name="download" />
              {t('consumption.downloads.open')}
            </>
          }
          entries={entries}
        />
      </span>
      <details className="consumption-help">
        <summary id={helpId}>{t('consumption.downloads.help')}</summary>
        <p>{t('consumption.downloads.sheet-help')}</p>
        <p>{t('consumption.downloads.json-help')}</p>
        {hasRetailerFile && <p>{t('consumption.downloads.retailer-help')}</p>}
      </details>
    </div>
  );
}

/** What the sheet needs of the language of the page. */
function useSheetWords(): SheetWords {
  const { t } = useTexts();
  const { number } = useFormats();
  const column = (energy: 'active' | 'exported' | 'reactive') =>
    t('consumption.column', {
      energy: t(`consumption.energies.${energy}`),
      unit: unitOf(energy),
    });
  return {
    heads: [
      t('consumption.begins'),
      t('consumption.begins-utc'),
      column('active'),
      column('exported'),
      column('reactive'),
      t('consumption.period'),
      t('consumption.quality'),
      t('consumption.ends-utc'),
    ],
    decimalMark: number(0.5).charAt(1),
    quality: {
      provisional: t('consumption.qualities.provisional'),
      final: t('consumption.qualities.final'),
    },
  };
}
