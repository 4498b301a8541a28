import * as v from 'valibot';
import { roundedCents, roundedParts } from '#domain/bills/rounded-parts.ts';
import {
  type ComparedEnergy,
  type Comparison,
  type ComparisonGroup,
  type ComparisonLine,
  type ComparisonPart,
  comparisonParts,
  sumOfCents,
} from '#domain/comparison/comparison.ts';
import {
  type AnswerSchema,
  optional,
  optionalList,
  optionalText,
  readValue,
} from '#queries/read/read-answer.ts';

const WRITTEN = /^([+-]?)(\d{1,3}(?:\.\d{3})+(?=,)|\d+)(?:[.,](\d+))?$/;

/** A number, also written with a decimal comma or point, thousands before a comma, and the sign of the euro. */
export const comparedAmount: AnswerSchema<number> = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.transform((text) => WRITTEN.exec(text.replace(/[\s€]/g, '').replace('−', '-'))),
    v.nonNullish(v.custom<RegExpExecArray>((match) => match !== null)),
    v.transform(([, sign, whole = '', fraction = '0']) =>
      Number(`${sign}${whole.replaceAll('.', '')}.${fraction}`),
    ),
  ),
]);

/** A line with its own amount in euro, null where its figures give it. */
type AnsweredLine = Omit<ComparisonLine, 'cents'> & { amount: number | null };

const line: AnswerSchema<AnsweredLine> = v.pipe(
  v.object({
    name: optionalText,
    price_unit: optional(comparedAmount),
    quantity: optional(comparedAmount),
    multi: optional(comparedAmount),
    amount: optional(comparedAmount),
  }),
  v.check(
    ({ amount, price_unit, quantity }) =>
      amount !== null || (price_unit !== null && quantity !== null),
  ),
  v.transform(({ name, price_unit: price, quantity, multi: times, amount }) => ({
    ...{ name, price, quantity, times, amount },
  })),
);

/** A tax has a name and an amount; some systems give one amount for all of them. */
const tax: AnswerSchema<AnsweredLine> = v.pipe(
  v.union([
    v.object({ name: optionalText, amount: comparedAmount }),
    v.pipe(
      comparedAmount,
      v.transform((amount) => ({ name: '', amount })),
    ),
  ]),
  v.transform(({ name, amount }) => ({
    ...{ name, price: null, quantity: null, times: null, amount },
  })),
);

/** What the API calls the parts; a part that is not here is `other`, as is `altres`. */
const partNames = new Map<string, ComparisonPart>([
  ['potencia', 'power'],
  ['energia', 'energy'],
  ['lloguer', 'rental'],
  ['fijo', 'fixed'],
  ['variable', 'variable'],
]);

const asList = (value: unknown) => (value == null || Array.isArray(value) ? value : [value]);

const members = v.fallback(v.record(v.string(), v.unknown()), {});

const answer = v.object({
  comparison_id: optional(v.string()),
  header: optionalText,
  content: optionalText,
  total_amount: comparedAmount,
  operations: members,
});

/**
 * What a bill would have been here, of the payload of `comparePrices` or `compareGasPrices` (as `unwrap` gives it). A
 * missing or malformed line is left out, so that the sum no longer explains the total. Throws ProblemError `unreadable`
 * where there is no total.
 */
export function readComparison(payload: unknown, energy: ComparedEnergy): Comparison {
  const {
    comparison_id: id,
    header,
    content,
    total_amount,
    operations,
  } = readValue(payload, answer);
  const lines = Object.entries(readValue(operations.lines, members)).map(([name, values]) => ({
    part: partNames.get(name) ?? 'other',
    lines: readValue(asList(values), optionalList('line of a comparison', line)),
  }));
  const taxes = readValue(asList(operations.taxes), optionalList('tax of a comparison', tax));
  return {
    ...{ id, energy, header, content },
    totalCents: roundedCents(total_amount),
    groups: groupsOf([...lines, { part: 'taxes', lines: taxes }]),
  };
}

interface AnsweredGroup {
  part: ComparisonPart;
  lines: readonly AnsweredLine[];
}

/**
 * The parts with their lines in cents. An amount that the answer gives is rounded by itself; those that figures give are
 * added up unrounded, and rounded so that they come to that sum.
 */
function groupsOf(answered: readonly AnsweredGroup[]): ComparisonGroup[] {
  const lines = answered.flatMap((group) => group.lines);
  const computed = lines.filter(({ amount }) => amount === null);
  const { parts } = roundedParts(
    computed.map(({ price, quantity, times }) => (price ?? 0) * (quantity ?? 0) * (times ?? 1)),
  );
  const inCents = ({ amount, ...line }: AnsweredLine): ComparisonLine => ({
    ...line,
    cents: amount === null ? (parts.shift() ?? 0) : roundedCents(amount),
  });
  const found = answered.map(({ part, lines }) => ({ part, lines: lines.map(inCents) }));
  return comparisonParts.flatMap((part) => {
    const lines = found.filter((group) => group.part === part).flatMap((group) => group.lines);
    return lines.length > 0 ? [{ part, lines, cents: sumOfCents(lines) }] : [];
  });
}
