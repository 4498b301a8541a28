import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/*
 * Set-up of the tests in jsdom: what their libraries do only for whoever reads a failure is done when there is one. It
 * was a quarter of the processor time of these tests.
 */

/** Internal, but told to every message that is made. */
const isStillWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

const withPage = getConfig().getElementError;

// A query that is tried until it finds something printed the whole page at each try.
configure({
  getElementError: (message, container) =>
    isStillWaiting() ? new Error(message ?? '') : withPage(message, container),
});

const internals = (
  React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object }
).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

// React notes for its warnings where each of the first ten thousand elements of a second was made.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
