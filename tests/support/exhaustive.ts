/** True in `npm run test:all`: exhaustive and slow tests run too. Browser tests carry the tag `@exhaustive`. */
export const exhaustive = process.env.TEST_ALL === '1';
