import React from 'react';
import { flushSync } from 'react-dom';

/**
 * React's production build, which the tests run as customers do, has no `act`, and Testing Library needs one. This one
 * renders what an event or a call has set before it returns, and leaves all else to React's own scheduler, as in a
 * browser: a transition is waited for.
 */
async function settled(result: unknown): Promise<unknown> {
  const value = await result;
  flushSync(() => {});
  return value;
}

Object.assign(React, { act: (callback: () => unknown) => settled(flushSync(callback)) });
