/** True in `npm run test:all`: what is exhaustive and slow runs too. Browser tests carry the tag `@exhaustive`. */
export const exhaustive = process.env.TEST_ALL === '1';
