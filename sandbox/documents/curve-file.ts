import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import { type Interval, kilo } from '#sandbox/consumption/curve.ts';
import { curveTexts } from './curve-texts.ts';

/** A curve to write into a file. `name` is the file name without its extension. */
export interface CurveFile {
  name: string;
  intervals: Interval[];
  /** Without panels the column of energy fed into the grid is empty. */
  hasPanels: boolean;
  language: string | undefined;
}

const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV with semicolons and decimal commas, as spreadsheets in Spain expect. Energy in kWh and kvarh; an empty cell where
 * nothing was read.
 */
export function curveCsv({ name, intervals, hasPanels, language }: CurveFile): DocumentAnswer {
  const texts = curveTexts(language);
  const lines = intervals.map((interval) => [
    ...cellsOf(interval, hasPanels),
    texts[interval.quality],
  ]);
  return csv(name, language, [[...headings(language), texts.quality], ...lines]);
}

/** The hourly curves of an invoice, one supply point after the other, with the CUPS as first column; all are final. */
export function invoiceCurveCsv(
  name: string,
  supplies: ({ cups: string } & Pick<CurveFile, 'intervals' | 'hasPanels'>)[],
  language: string | undefined,
): DocumentAnswer {
  const lines = supplies.flatMap(({ cups, intervals, hasPanels }) =>
    intervals.map((interval) => [cups, ...cellsOf(interval, hasPanels)]),
  );
  return csv(name, language, [['CUPS', ...headings(language)], ...lines]);
}

function csv(name: string, language: string | undefined, lines: string[][]): DocumentAnswer {
  const text = [...lines.map((cells) => cells.join(';')), ''].join('\r\n');
  return {
    fileName: `${curveTexts(language).fileName}-${name}.csv`,
    contentType: 'text/csv',
    bytes: Buffer.from(BYTE_ORDER_MARK + text),
  };
}

const cellsOf = (
  { date, activa, exportada, reactiva, period }: Interval,
  hasPanels: boolean,
): string[] => [
  date,
  decimal(activa),
  hasPanels ? decimal(exportada) : '',
  decimal(reactiva),
  period ?? '',
];

function headings(language: string | undefined): string[] {
  const text = curveTexts(language);
  return [
    text.date,
    `${text.active} (kWh)`,
    `${text.exported} (kWh)`,
    `${text.reactive} (kvarh)`,
    text.period,
  ];
}

function decimal(thousandths: number | null): string {
  if (thousandths === null) return '';
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)},${digits.slice(-3)}`;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One sheet with one line per interval; energy as numbers in kWh and kvarh. */
export async function curveXlsx(curve: CurveFile): Promise<DocumentAnswer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const texts = curveTexts(curve.language);
  const names = [...headings(curve.language), texts.quality];
  const head = names.map((value) => ({ value, fontWeight: 'bold' as const }));
  const lines = curve.intervals.map(({ date, activa, exportada, reactiva, period, quality }) => [
    date,
    kilo(activa),
    curve.hasPanels ? kilo(exportada) : null,
    kilo(reactiva),
    period,
    texts[quality],
  ]);
  const book = writeExcelFile([head, ...lines], {
    sheet: texts.fileName,
    columns: [28, 16, 16, 16, 10, 14].map((width) => ({ width })),
  });
  return {
    fileName: `${texts.fileName}-${curve.name}.xlsx`,
    contentType: XLSX,
    bytes: await book.toBuffer(),
  };
}
