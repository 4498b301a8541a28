import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { ChartPlot, type ChartPlotProps } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import '#ui/chart/chart-colours.scss';
import '#ui/chart/chart-hatch.scss';
import '#ui/chart/chart-marks.scss';
import '#ui/chart/chart.scss';

export interface ChartProps extends Omit<ChartPlotProps, 'isStacked'> {
  /** True where the values of the series add up. */
  isStacked?: boolean;
  /** The message of the chart, in a sentence. */
  summary: ReactNode;
  /** Replaces the table of the plotted values, where it shows more than the chart. */
  table?: ReactNode;
  /** Choices of what is plotted, beside the switch to the table. */
  controls?: ReactNode;
}

/** A chart with its sentence, its legend and, under a switch, its table. Its code is loaded when it comes into view. */
export function Chart({
  summary,
  controls,
  table,
  kind,
  isStacked = false,
  ...shown
}: ChartProps): ReactElement {
  const { t } = useTexts();
  const [isTable, setTable] = useState(false);
  const isPhone = useMedia(PHONE);
  const choices = (
    <div className="chart-controls">
      {controls}
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        {t('common.chart.table')}
      </Button>
    </div>
  );
  return (
    <figure className="chart">
      <figcaption className="chart-summary" data-news>
        {summary}
      </figcaption>
      {/* On a phone the chart would come below several lines of them. */}
      {!isPhone && choices}
      {isTable && (table ?? <ChartTable {...shown} />)}
      {!isTable && <ChartPlot {...shown} {...{ kind, isStacked }} />}
      {isPhone && choices}
    </figure>
  );
}
