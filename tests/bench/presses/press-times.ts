import type { CDPSession, Locator, Page } from '@playwright/test';

/** What a press or a key took, in milliseconds by Event Timing, which counts in steps of 8. */
export interface PressTime {
  name: string;
  kind: 'press' | 'key';
  /** From the finger to the next paint. */
  total: number;
  /** Of it: until the page began to answer, and its own work. The rest is style, layout and paint. */
  wait: number;
  work: number;
}

interface Seen {
  duration: number;
  wait: number;
  work: number;
}

const SLOWDOWN = 4;
/** How long a scroll goes on, and what an opened page does when it is idle, in milliseconds. */
const SCROLL_MS = 300;
const IDLE_MS = 2_000;
/** How long what a press began goes on at most before the next press, in milliseconds. */
const SETTLE_MS = 900;

declare global {
  interface Window {
    seenEvents: Seen[];
  }
}

/** Presses as a customer does on a slow phone, and notes what each press took. */
export class Presses {
  readonly times: PressTime[] = [];
  #client: CDPSession | null = null;

  constructor(readonly page: Page) {}

  /** Opens an address at full speed, and is slow from then on. */
  async open(address: string): Promise<void> {
    await this.#slow(1);
    await this.page.goto(address);
    await this.page.locator('h1').first().waitFor();
    await this.page.waitForFunction(
      () => !document.querySelector('[aria-busy=true], .busy-mark, [data-loading]'),
    );
    // What waits for an idle page is loaded then.
    await this.page.waitForTimeout(IDLE_MS);
    await this.#slow(SLOWDOWN);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Presses a control once it is in sight. */
  press(name: string, control: Locator): Promise<void> {
    return this.#timed({ name, kind: 'press' }, async () => {
      await control.scrollIntoViewIfNeeded();
      await this.page.waitForTimeout(SCROLL_MS);
      return () => control.tap();
    });
  }

  /** Chooses an option; the press is the choice. */
  choose(name: string, control: Locator, key: string): Promise<void> {
    return this.#timed({ name, kind: 'press' }, async () => {
      await control.focus();
      return () => this.page.keyboard.press(key);
    });
  }

  /** Types into a field; the slowest key counts. */
  type(name: string, field: Locator, text: string): Promise<void> {
    return this.#timed({ name, kind: 'key' }, async () => {
      await field.scrollIntoViewIfNeeded();
      await field.focus();
      await this.page.waitForTimeout(SCROLL_MS);
      return () => this.page.keyboard.type(text, { delay: 120 });
    });
  }

  async #timed(
    { name, kind }: Pick<PressTime, 'name' | 'kind'>,
    prepare: () => Promise<() => Promise<void>>,
  ): Promise<void> {
    const act = await prepare();
    await this.#watch();
    await act();
    await this.page.waitForTimeout(SETTLE_MS);
    const seen = await this.page.evaluate(() => window.seenEvents);
    const slowest = seen.toSorted((one, two) => two.duration - one.duration)[0];
    const { duration: total = 0, wait = 0, work = 0 } = slowest ?? {};
    this.times.push({ name, kind, total, wait: Math.round(wait), work: Math.round(work) });
  }

  /** Begins to note the events of the open document. */
  async #watch(): Promise<void> {
    await this.page.evaluate(() => {
      if (!window.seenEvents)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[]) {
            const { startTime, processingStart, processingEnd, duration } = entry;
            const isInteraction = /^(key|pointer(down|up)|click)/.test(entry.name);
            if (isInteraction)
              window.seenEvents.push({
                duration,
                wait: processingStart - startTime,
                work: processingEnd - processingStart,
              });
          }
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      window.seenEvents = [];
    });
  }

  async #slow(rate: number): Promise<void> {
    this.#client ??= await this.page.context().newCDPSession(this.page);
    await this.#client.send('Emulation.setCPUThrottlingRate', { rate });
  }
}
