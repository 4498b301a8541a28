import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverageReport } from '#tests/support/machines/machine-coverage.ts';
import { allMachines } from '#tools/machine-diagrams.ts';
import { machineNames, machineWalks, usualInChromium } from './machine-walks.ts';

describe.each(await allMachines())('the machine $id', ({ id }) => {
  it('has a model in machine-walks.ts, and is walked in Chromium and in the usual run', () => {
    expect(machineNames).toContain(id);
    expect(existsSync(`tests/e2e/models/${id}.test.ts`)).toBe(true);
    const isUsual = usualInChromium.includes(id) || existsSync(`tests/models/flows/${id}.test.ts`);
    expect(isUsual).toBe(true);
  });
});

describe.each(machineNames)('the paths of the machine "%s"', (machine) => {
  const { walks, coverageOf } = machineWalks(machine);

  it('walk every state, transition, outcome and case', () => {
    const coverage = coverageOf(walks);
    const report = coverageReport(machine, coverage);
    console.info(report);
    expect(
      Object.values(coverage).flatMap(({ missing }) => missing),
      report,
    ).toEqual([]);
  });

  it('walk every state and transition in a run that is not exhaustive', () => {
    const { states, transitions } = coverageOf(walks.filter(({ isExhaustive }) => !isExhaustive));
    expect([...states.missing, ...transitions.missing]).toEqual([]);
  });
});
