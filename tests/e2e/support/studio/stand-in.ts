import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/own-preview.ts';
import type { FromPortal, FromStudio } from '#workbench/edit/studio-messages.ts';

/** Frames the page that its address names (`?portal=`) and notes in the window what that says. */
const HTML = `<!doctype html>
<html lang="es"><title>Studio</title>
<style>html, body { margin: 0; height: 100% } iframe { border: 0; width: 100%; height: 100% }</style>
<iframe title="Portal"></iframe>
<script>
  window.received = [];
  addEventListener('message', ({ data, origin }) => received.push({ ...data, origin }));
  document.querySelector('iframe').src = new URLSearchParams(location.search).get('portal');
</script></html>`;

/** A page at another host than the portal that stands in for the Studio. */
export interface StandIn {
  origin: string;
  close(): void;
}

/** Serves the stand-in at a free port of `localhost`. */
export async function serveStandIn(): Promise<StandIn> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

type Received<Type> = Extract<FromPortal, { type: Type }>;

/** The Studio's side of the messages. */
export class StudioPage {
  constructor(
    readonly page: Page,
    readonly portal: string,
  ) {}

  /** The previewed portal in its frame. */
  get frame() {
    return this.page.frameLocator('iframe');
  }

  async open(origin: string, path = '/'): Promise<void> {
    await this.page.goto(`${origin}/?portal=${encodeURIComponent(this.portal + path)}`);
  }

  /** Answers `ready`, that after so many others, and waits for the scene. */
  async welcomed(before = 0): Promise<void> {
    await expect.poll(async () => (await this.received('ready')).length).toBeGreaterThan(before);
    const scenes = (await this.received('scene')).length;
    await this.send({ type: 'welcome' });
    await expect.poll(async () => (await this.received('scene')).length).toBeGreaterThan(scenes);
  }

  /** Reloads the page in the frame. */
  async reload(): Promise<void> {
    await this.frame.locator('body').evaluate(() => location.reload());
  }

  /** Messages of a kind, in order. */
  received<Type extends FromPortal['type']>(type: Type): Promise<Received<Type>[]> {
    return this.page.evaluate(
      (wanted) =>
        (window as unknown as { received: { type: string }[] }).received.filter(
          (message) => message.type === wanted,
        ),
      type,
    ) as unknown as Promise<Received<Type>[]>;
  }

  async last<Type extends FromPortal['type']>(type: Type): Promise<Received<Type> | undefined> {
    return (await this.received(type)).at(-1);
  }

  async send(message: FromStudio): Promise<void> {
    await this.page.evaluate(
      ([data, origin]) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(data, origin);
      },
      [message, this.portal] as const,
    );
  }
}
