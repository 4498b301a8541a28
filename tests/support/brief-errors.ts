import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** Where Testing Library says that a test is waiting: a look that finds nothing is repeated, and its error read by nobody. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// The page in words is written into the last error only, the one that a test fails with: a twentieth of the time.
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
