import { describe, expect, it } from 'vitest';
import {
  type ComparedInputs,
  type Comparison,
  daysOfBill,
  daysOfYear,
  isSpecialTax,
  unexplainedCents,
  yearlySaving,
} from '#domain/comparison/comparison.ts';
import { contractingAnswers } from '#domain/comparison/comparison-contracting.ts';
import { comparisonSheet } from '#domain/comparison/comparison-sheet.ts';

const bill: ComparedInputs = {
  ...{ energy: 'electricity', cups: 'ES0999123456789012QX0F', comerOrigin: 3 },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: 74 },
  ...{ accessTariff: 1, power: 4.6, p1: 62, p2: 58, p3: 110 },
};
const line = (name: string, cents: number) => ({
  ...{ name, cents, price: null, quantity: null, times: null },
});
const comparison: Comparison = {
  ...{ id: null, energy: 'electricity', header: '', content: '', totalCents: 5613 },
  groups: [
    { part: 'power', lines: [line('P1', 1058), line('P2', 139)], cents: 1197 },
    {
      part: 'energy',
      lines: [{ name: 'P1', price: 0.1873, quantity: 62, times: 1, cents: 1161 }],
      cents: 1161,
    },
    { part: 'taxes', lines: [line('=1+1;"IVA"', 3255)], cents: 3255 },
  ],
};

describe('amounts of a comparison', () => {
  it('include the part of the total that no line explains', () => {
    expect(unexplainedCents(comparison)).toBe(0);
    expect(unexplainedCents({ ...comparison, totalCents: 5614 })).toBe(1);
    expect(unexplainedCents({ ...comparison, totalCents: 2613 })).toBe(-3000);
  });
});

describe('the saving of a year', () => {
  it('repeats the bill over the days of its year, in whole euro', () => {
    // (74.00 - 56.13) x 365 / 28 = 232.95
    expect(yearlySaving(bill, 5613)).toBe(233);
    // (74.00 - 77.07) x 365 / 28 = -40.02
    expect(yearlySaving(bill, 7707)).toBe(-40);
    // 15 cents a day in a leap year: 31 x 0.15 = 4.65; 0.15 x 366 = 54.9
    const leap = { ...bill, startDate: '2024-01-01', endDate: '2024-01-31' };
    expect(yearlySaving(leap, 7400 - 465)).toBe(55);
  });

  it('is nothing where it rounds to nothing, and never minus nothing', () => {
    expect([7400, 7399, 7401, 7397, 7403].map((total) => yearlySaving(bill, total))).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(yearlySaving(bill, 7396)).toBe(1);
  });

  it('counts both days of a bill, over a change of the clock too', () => {
    expect(daysOfBill({ startDate: '2026-02-01', endDate: '2026-02-28' })).toBe(28);
    expect(daysOfBill({ startDate: '2026-03-29', endDate: '2026-03-29' })).toBe(1);
    expect(daysOfBill({ startDate: '2025-10-01', endDate: '2025-10-31' })).toBe(31);
    expect(['2024-06-01', '2026-06-01', '2100-01-01'].map(daysOfYear)).toEqual([366, 365, 365]);
  });
});

it('knows the special tax by its name in either language', () => {
  expect(isSpecialTax('Impost especial sobre l’electricitat (Impuesto especial)')).toBe(true);
  expect(isSpecialTax('IMPUESTO ESPECIAL SOBRE LA ELECTRICIDAD')).toBe(true);
  expect(isSpecialTax('IVA 21 %')).toBe(false);
});

describe('a sheet of a comparison', () => {
  const words = {
    heads: ['Parte', 'Concepto', 'Precio', 'Cantidad', 'Veces', 'Importe'],
    parts: {
      ...{ power: 'Potencia', energy: 'Energía', fixed: 'Fijo', variable: 'Variable' },
      ...{ rental: 'Alquiler', other: 'Otros', taxes: 'Impuestos' },
    },
    ...{ unexplained: 'Sin desglosar', total: 'Total', decimalMark: ',' },
  };

  it('opens as it is, adds up, and computes nothing of the retailer’s', () => {
    expect(comparisonSheet({ ...comparison, totalCents: 5612 }, words)).toBe(
      [
        '\ufeffParte;Concepto;Precio;Cantidad;Veces;Importe',
        'Potencia;P1;;;;10,58',
        'Potencia;P2;;;;1,39',
        'Energía;P1;0,1873;62;1;11,61',
        'Impuestos;"\'=1+1;""IVA""";;;;32,55',
        'Sin desglosar;;;;;-0,01',
        'Total;;;;;56,12',
        '',
      ].join('\r\n'),
    );
  });
});

describe('the data of a comparison for a contracting', () => {
  it('fills the steps that require it', () => {
    const { cups } = bill;
    expect(contractingAnswers('contracting-electricity', bill, 4)).toEqual({
      installation: { cups, comerOrigin: 3, activeContract: true },
      contract: { power: 4.6, power2: 4.6, accessTariff: 1, selectedProduct: 4 },
    });
    const gas: ComparedInputs = { ...bill, energy: 'gas', access_tariff: 12, consumption: 840 };
    expect(contractingAnswers('contracting-gas', gas, null)).toEqual({
      installation: { gasCups: cups, gasComerOrigin: 3, activeContract: true },
      'gas-contract': { accessTariff: 12 },
    });
    expect(contractingAnswers('contracting-dual', gas, 7)).toEqual({
      'gas-contract': {
        ...{ includeGas: true, cups, comerOrigin: 3, accessTariff: 12, selectedProduct: 7 },
      },
    });
  });
});
