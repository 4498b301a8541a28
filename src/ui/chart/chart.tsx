import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChartPlot, type ChartPlotProps } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import '#ui/styles/chart.scss';

export interface ChartProps extends Omit<ChartPlotProps, 'isStacked'> {
  /** True where the values of the series add up. */
  isStacked?: boolean;
  /** What the chart says, in a sentence. */
  summary: ReactNode;
  /** Stands in the place of the table, where it says more than what is drawn. */
  table?: ReactNode;
  /** Choices of what is drawn, beside the switch to the table. */
  controls?: ReactNode;
}

/** A chart with its sentence, its key and, under a switch, its table. Its code comes when it comes into view. */
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
  return (
    <figure className="chart">
      <figcaption className="chart-summary" data-news>
        {summary}
      </figcaption>
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
      {isTable && (table ?? <ChartTable {...shown} />)}
      {!isTable && <ChartPlot {...shown} {...{ kind, isStacked }} />}
    </figure>
  );
}
