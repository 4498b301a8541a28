import type { components } from '#openapi/generated/types.ts';
import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { type FieldCode, Refusal } from '#sandbox/api/refusal.ts';
import { curveOf, type Interval, kilo, type Range } from '#sandbox/consumption/curve.ts';
import { dayAfter } from '#sandbox/consumption/local-day.ts';
import { curveCsv, curveXlsx } from '#sandbox/documents/curve-file.ts';
import { curveTexts } from '#sandbox/documents/curve-texts.ts';
import { refuseDisabled } from '#sandbox/operations/content/features.ts';
import { ownMeter } from './own-meter.ts';

type Curve = components['schemas']['ConsumptionCurve'];
type Names = components['schemas']['CurveNames'];
type CurveCall = Pick<
  Call<'getConsumptionChartV1'>,
  'database' | 'session' | 'services' | 'path' | 'query'
>;

/** Most days in an answer of `hourly` and `quarter-hourly`. */
const MOST_DAYS = 366;

/** Energy curves. */
export const consumptionHandlers = {
  getConsumptionChart: async (call) => dataOf(await chart(call, call.body ?? {})),
  getConsumptionChartV1: async (call) => resultOf(await chart(call, {})),

  async downloadConsumption(call) {
    await refuseDisabled(call, 'reportDownload');
    const { contract, intervals, hasPanels } = await readCurve(call);
    if (intervals.length === 0) throw new Refusal(404, 'contract_cch_chart_no_data');
    const { start, end, lang, format } = call.query;
    const name = `${contract}-${call.path.type}-${start}-${end}`;
    const file = { name, intervals, hasPanels, language: lang };
    return format === 'xlsx' ? curveXlsx(file) : curveCsv(file);
  },
} satisfies Handlers;

async function chart(call: CurveCall, names: Names): Promise<Curve> {
  const texts = curveTexts(call.query.lang);
  const { intervals, hasPanels } = await readCurve(call);
  return {
    names: {
      activa: names.active ?? texts.active,
      exportada: names.exported ?? texts.exported,
      reactiva: names.reactive ?? texts.reactive,
    },
    items: intervals.map(({ date, activa, exportada, reactiva, period, quality }) => ({
      date,
      activa: kilo(activa),
      exportada: hasPanels ? kilo(exportada) : null,
      reactiva: kilo(reactiva),
      period,
      quality,
    })),
  };
}

async function readCurve(
  call: CurveCall,
): Promise<{ contract: string; intervals: Interval[]; hasPanels: boolean }> {
  const { contract, meter } = await ownMeter(call, call.path.contractId);
  const range = rangeOf(call);
  const intervals = meter ? curveOf(meter, call.path.type, range) : [];
  return { contract, intervals, hasPanels: (meter?.panels_kw ?? null) !== null };
}

function rangeOf({ path, query: { start, end }, services }: CurveCall): Range {
  const fine = path.type === 'hourly' || path.type === 'quarter-hourly';
  if (end < start) throw invalidDate('before_start');
  if (fine && end >= dayAfter(start, MOST_DAYS)) throw invalidDate('range_too_long');
  const { clock } = services;
  return { start, end, until: clock.now().getTime(), today: clock.today() };
}

const invalidDate = (code: FieldCode) =>
  new Refusal(400, 'cch_invalid_date', { fields: { end: [code] } });
