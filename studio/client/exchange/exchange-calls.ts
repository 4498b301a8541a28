import type {
  Exchange,
  Export,
  ExportedBranch,
  ExportedPatch,
  Looked,
  Push,
  Take,
} from '#studio/exchange-contract.ts';

type Call = <T>(path: string, body?: unknown) => Promise<T>;

/** The calls to exchange changes by git. */
export const exchangeCalls = (call: Call) => ({
  read: () => call<Exchange>('exchange'),
  look: () => call<Looked>('exchange/look', {}),
  take: (wanted: Take) => call<unknown>('exchange/take', wanted),
  branch: (wanted: Export) => call<ExportedBranch>('exchange/branch', wanted),
  patch: (wanted: Export) => call<ExportedPatch>('exchange/patch', wanted),
  push: (wanted: Push) => call<unknown>('exchange/push', wanted),
});
