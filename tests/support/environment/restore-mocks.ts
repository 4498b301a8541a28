import { afterAll, vi } from 'vitest';

// The process has other files after this one, and with them its globals and modules.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
