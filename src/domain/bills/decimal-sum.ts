/** A number as it is written: `digits` times ten to the power of minus `scale`. */
interface DecimalFigure {
  digits: bigint;
  scale: number;
}

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent);

function decimalFigure(value: number): DecimalFigure {
  const [figure = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = figure.split('.');
  const digits = BigInt(whole + decimals);
  const scale = decimals.length - Number(exponent);
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale };
}

/** To so many decimals; a half goes away from zero, as on an invoice: 1.005 is 1.01, -1.005 is -1.01. */
function rounded({ digits, scale }: DecimalFigure, decimals: number): DecimalFigure {
  if (decimals >= scale) return { digits, scale };
  const unit = powerOfTen(scale - decimals);
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return { digits: (digits + half) / unit, scale: decimals };
}

/**
 * The sum of `plus` without those of `minus`, added up and rounded as they are written in decimals and not as the
 * computer holds them: 0.1 and 0.2 are 0.3. All of them are finite.
 *
 * @param decimals how many decimals stay; without it all do.
 */
export function decimalSum(
  plus: readonly number[],
  minus: readonly number[],
  decimals?: number,
): number {
  const figures = [...plus, ...minus.map((value) => -value)].map(decimalFigure);
  const scale = Math.max(0, ...figures.map((figure) => figure.scale));
  const digits = figures.reduce(
    (sum, figure) => sum + figure.digits * powerOfTen(scale - figure.scale),
    0n,
  );
  const sum = rounded({ digits, scale }, decimals ?? scale);
  return Number(`${sum.digits}e-${sum.scale}`);
}
