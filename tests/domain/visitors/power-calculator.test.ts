import { describe, expect, it } from 'vitest';
import { applianceText, applianceUses, withUse } from '#domain/bills/appliance-uses.ts';
import {
  type Appliance,
  type ApplianceUse,
  appliancePower,
  countedAppliances,
  fittingStep,
  optimalPower,
  yearlyDifference,
} from '#domain/bills/power-calculator.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import schema from '#schemas/meta/portal.schema.json' with { type: 'json' };

const { powerCalculator } = withDefaults({}, schema) as unknown as Settings;
const { appliances, standardPowers, powerPrice } = powerCalculator;
const home = { area: 90, cofSimul: 0.4 };
const use = (quantity = 1, litres: number | null = null): ApplianceUse => ({ quantity, litres });
const byId = (id: string) => appliances.find((one) => one.id === id) as Appliance;
const usesOf = (text: string) => applianceUses(text, appliances);

describe('what an appliance adds', () => {
  it.each([
    // By hand: (base + quantity x kW x 100 x coefficient), rounded, / 100.
    ['fridge', use(), home, 0.3], // 0.3 x 100 = 30
    ['fridge', use(2), home, 0.6], // 2 x 30
    ['oven', use(), home, 0.8], // 2 x 100 x 0.4 = 80
    ['oven', use(), { area: 90, cofSimul: 0.25 }, 0.5],
    ['oven', use(), { area: 90, cofSimul: 0.6 }, 1.2],
    ['heater', use(3), home, 1.44], // 3 x 120 x 0.4 = 144
    ['water-heater', use(1, 30), home, 0.48], // 120 x 0.4
    ['water-heater', use(1, 100), home, 0.96], // 240 x 0.4
    ['central-heating', use(), home, 0.9], // 0.1 + 0.01 x 100 x 90 = 90.1
    ['central-heating', use(), { area: null, cofSimul: 0.4 }, 0], // 0.1, rounded
    ['pool', use(), home, 0.77], // 0.0085 x 100 x 90 = 76.5, half up
    ['pool', use(), { area: 100, cofSimul: 0.4 }, 0.85],
    ['electric-vehicle', use(), home, 0],
    ['oil-heating', use(), home, 0],
  ])('%s, %j in %j: %d kW', (id, wanted, measures, power) => {
    expect(appliancePower(byId(id), wanted, measures)).toBe(power);
  });

  it('is nothing while it is switched off', () => {
    expect(appliancePower(byId('oven'), undefined, home)).toBe(0);
  });

  it('takes m² and share together where it depends on both, and the base in hundredths', () => {
    const both = { id: 'x', powers: [0.02], base: 10, byArea: true, bySimultaneity: true };
    // 10 + 0.02 x 100 x 90 x 0.4 = 82
    expect(appliancePower(both, use(), home)).toBe(0.82);
  });
});

describe('the power that a home needs', () => {
  it.each([
    // A flat: 0.3 + 0.8 + 0.6 + 0.44 + 0.08.
    ['fridge:1 washer:1 hob:1 microwave:1 tv:1', 0.4, 2.22, 2.3],
    // A family: 0.3 + 0.64 + 0.68 + 0.8 + 0.8 + 0.6 + 1.2 + 0.16.
    [
      'fridge:1 water-heater:1:50 dishwasher:1 washer:1 oven:1 hob:1 air-conditioning:2 tv:2',
      0.4,
      5.18,
      5.75,
    ],
    ['electric-vehicle:1', 0.4, 0, 2.3],
    ['', 0.4, 0, 2.3],
  ])('%s at %d', (text, cofSimul, power, step) => {
    const counted = countedAppliances(appliances, usesOf(text), { area: 90, cofSimul });
    expect(counted.map(({ name }) => name)).toEqual(appliances.map(({ id }) => id));
    expect(optimalPower(counted)).toBe(power);
    expect(fittingStep(power, standardPowers)).toBe(step);
  });

  it('is a step itself, or the next one, or above them all', () => {
    expect(fittingStep(3.45, standardPowers)).toBe(3.45);
    expect(fittingStep(3.46, standardPowers)).toBe(4.6);
    expect(fittingStep(14.5, standardPowers)).toBeNull();
    expect(fittingStep(3, [9, 2, 4])).toBe(4);
  });

  it('costs less than a higher one, and more than one that is too small', () => {
    // 2.3 kW less at 43.1 euro; 1.15 kW more.
    expect(yearlyDifference(5.75, 3.45, powerPrice)).toBe(9913);
    expect(yearlyDifference(3.45, 4.6, powerPrice)).toBe(-4957);
    expect(yearlyDifference(4.6, 4.6, powerPrice)).toBe(0);
  });
});

describe('the appliances of a home', () => {
  it('are written and read as one answer', () => {
    const uses = withUse(withUse({}, byId('heater'), { quantity: 2 }), byId('water-heater'), {
      litres: 80,
    });
    expect(applianceText(uses)).toBe('heater:2 water-heater:1:80');
    expect(usesOf(applianceText(uses))).toEqual(uses);
    expect(withUse(uses, byId('heater'), null)).toEqual({ 'water-heater': use(1, 80) });
  });

  it('begin with one, of the first size, and never exceed what the setting allows', () => {
    expect(withUse({}, byId('water-heater'), {})).toEqual({ 'water-heater': use(1, 30) });
    expect(usesOf('oven:7 heater:99 tv:0 water-heater:1:55')).toEqual({
      oven: use(1),
      heater: use(20),
      tv: use(1),
      'water-heater': use(1, 30),
    });
  });

  it.each([undefined, null, 7, '', 'sauna:1', 'heater', 'heater:x oven:-1', '<b>:1'])(
    'are none in %j',
    (answer) => expect(usesOf(answer as string)).toEqual({}),
  );
});
