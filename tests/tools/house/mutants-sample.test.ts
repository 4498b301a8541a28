import { expect, it } from 'vitest';
import { strykerPlugins } from '#tests/mutants/stryker-plugins.mjs';

const Sample = strykerPlugins.find(({ name }) => name === 'sample')
  ?.injectableClass as new (options: {
  sample: { seed: string; size: number };
}) => {
  group(mutants: object[]): Promise<string[][]>;
  check(mutants: object[]): Promise<Record<string, { status: string }>>;
};

const mutantsIn = (folder: string) =>
  Array.from({ length: 50 }, (_, at) => ({
    id: String(at),
    fileName: `${folder}/src/domain/day.ts`,
    location: { start: { line: at, column: 1 }, end: { line: at, column: 9 } },
    mutatorName: 'StringLiteral',
    replacement: '""',
  }));

async function sampleOf(seed: string, mutants = mutantsIn('/home/one')) {
  const sample = new Sample({ sample: { seed, size: 8 } });
  expect(await sample.group(mutants)).toEqual([mutants.map(({ id }) => id)]);
  const results = Object.entries(await sample.check(mutants));
  return results.flatMap(([id, { status }]) => (status === 'passed' ? [id] : [])).sort();
}

it('a seed selects the same mutants in each folder, another seed selects others', async () => {
  const sample = await sampleOf('1');
  expect(sample).toHaveLength(8);
  expect(await sampleOf('1', mutantsIn('/tmp/other').reverse())).toEqual(sample);
  expect(await sampleOf('2')).not.toEqual(sample);
});
