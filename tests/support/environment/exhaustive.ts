/** True in `npm run test:all`: exhaustive and slow tests run too. Browser tests carry the tag `@exhaustive`. */
export const exhaustive = process.env.TEST_ALL === '1';

/** The first cases of a list in the quick run, which stand for the others; all of them in `npm run test:all`. */
export const fewOf = <Case>(count: number, cases: readonly Case[]): Case[] =>
  cases.slice(0, exhaustive ? cases.length : count);
