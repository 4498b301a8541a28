/** Holds the requests of a machine's actors, so that the state in which the machine waits can be observed. */
export interface RequestGate {
  /** Holds requests from now on. */
  hold(): Promise<void>;
  /** Releases waiting requests: only the next one, or all from now on. */
  release(which: 'next' | 'all'): Promise<void>;
  /** Releases the requests that an actor sends before one of these; true once one of these waits. */
  passUntil(wanted: string): Promise<boolean>;
  /** Number of waiting requests. */
  countGated(): Promise<number>;
  /** Number of requests that were released and have no answer yet; NaN while that is not known. */
  countPending(): Promise<number>;
}

/** What the `fetch` of the portal consults before it sends. */
interface Gate {
  open: boolean;
  /** How many requests may pass although it is closed. */
  credits: number;
  waiting: { request: string; go: () => void }[];
  /** How many requests have no answer yet, those that wait included. */
  unanswered: number;
}
declare global {
  var gatedRequests: Gate;
}

// Each of these runs in Node, and is sent to a page: none may use anything of this module.

/** Puts a closed gate before `fetch`, for requests that match this regular expression over `METHOD path`. */
export function installGate(gated: string): void {
  const gate: Gate = { open: false, credits: 0, waiting: [], unanswered: 0 };
  const pattern = new RegExp(gated);
  globalThis.gatedRequests = gate;
  const web = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request)) return web(input, init);
    const request = `${input.method} ${new URL(input.url).pathname}`;
    if (!pattern.test(request)) return web(input, init);
    gate.unanswered += 1;
    if (!gate.open) {
      if (gate.credits > 0) gate.credits -= 1;
      else await new Promise<void>((go) => gate.waiting.push({ request, go }));
    }
    return web(input, init).finally(() => {
      gate.unanswered -= 1;
    });
  };
}

export function holdAtGate(): void {
  globalThis.gatedRequests.open = false;
  globalThis.gatedRequests.credits = 0;
}

export function releaseAtGate(which: 'next' | 'all'): void {
  const gate = globalThis.gatedRequests;
  if (which === 'all') {
    gate.open = true;
    for (const { go } of gate.waiting.splice(0)) go();
  } else {
    const first = gate.waiting.shift();
    if (first) first.go();
    else gate.credits += 1;
  }
}

export function passGateUntil(wanted: string): boolean {
  const { waiting } = globalThis.gatedRequests;
  const [first] = waiting;
  if (!first) return false;
  if (new RegExp(wanted).test(first.request)) return true;
  waiting.shift();
  first.go();
  return false;
}

export const countAtGate = (): number => globalThis.gatedRequests.waiting.length;

export const countPastGate = (): number =>
  globalThis.gatedRequests.unanswered - globalThis.gatedRequests.waiting.length;

/** The gate of this process. */
export const ownGate: RequestGate = {
  hold: async () => holdAtGate(),
  release: async (which) => releaseAtGate(which),
  passUntil: async (wanted) => passGateUntil(wanted),
  countGated: async () => countAtGate(),
  countPending: async () => countPastGate(),
};
