import { createHash } from 'node:crypto';

/**
 * A checker for Stryker that lets a sample of the mutants pass, selected by `sample.seed`: it ranks all by a hash of
 * the seed and of what each changes, and selects the first `sample.size`. The others are invalid and affect no score.
 */
class SampleChecker {
  static inject = ['options'];
  #seed;
  #size;

  constructor({ sample }) {
    this.#seed = sample.seed;
    this.#size = sample.size;
  }

  async init() {}

  /** All mutants in one group, as the sample is selected from all. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const ranked = mutants.map((mutant) => ({ mutant, rank: this.#rank(mutant) }));
    ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
    return Object.fromEntries(
      ranked.map(({ mutant }, place) => [
        mutant.id,
        place < this.#size
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }

  #rank({ fileName, location, mutatorName, replacement }) {
    const file = fileName.slice(fileName.search(/(src|machines)\/[^.]*\.tsx?$/));
    const what = JSON.stringify([this.#seed, file, location, mutatorName, replacement]);
    return createHash('sha256').update(what).digest('hex');
  }
}

/** Vite reads the arguments of `import.meta.glob` from the code as it is written. */
const globs = {
  shouldIgnore: (path) =>
    path.isCallExpression() && path.get('callee').toString() === 'import.meta.glob'
      ? 'read by Vite'
      : undefined,
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Ignore', name: 'globs', value: globs },
];

/** The option of the sample. */
export const strykerValidationSchema = { properties: { sample: { type: 'object' } } };
