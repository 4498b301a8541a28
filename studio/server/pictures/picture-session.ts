import type { Picture, Pictures, PicturesWanted } from '#studio/pictures-contract.ts';
import { foundBrowser } from '#tools/setup/browser.mjs';
import { hashOf } from '../history/texts.ts';
import { type FramedPortal, openFramed } from './framed-portal.ts';
import type { TouchedPlace } from './touched-places.ts';

/** How many pages have their pictures taken at first. */
const FIRST = 6;

interface SessionOptions {
  /** Address of the previewed portal, for this machine. */
  portal: string;
  studio: string;
  /** The pages that the draft touches now. */
  places: () => Promise<TouchedPlace[]>;
  /** Folder with the published configuration, compiled; null for none. */
  published: () => Promise<string | null>;
  /** Names the state that pictures are of: other pictures are needed where it is another one. */
  version: () => Promise<string>;
}

interface Taken extends Picture {
  before?: Buffer;
  after?: Buffer;
}

/** Pictures of the pages that a draft touches. */
export interface PictureSession {
  /** Begins to take what is wanted, in the background, and gives what there is. */
  want(wanted: PicturesWanted): Promise<Pictures>;
  read(): Pictures;
  /** Both pictures of a page; null before they are taken. */
  pair(id: string): { before: Buffer; after: Buffer } | null;
}

/** Takes pictures of one draft at a time; a browser runs only while it does. */
export function pictureSession(options: SessionOptions): PictureSession {
  let key = '';
  let missing: Pictures['missing'] = null;
  let all: Taken[] = [];
  let limit = FIRST;
  let running: Promise<void> | null = null;
  let latest: PicturesWanted | null = null;

  const read = (): Pictures => {
    const shown = all.slice(0, limit);
    const last = ({ state }: Picture) => (state === 'same' || state === 'unreachable' ? 1 : 0);
    return {
      ...{ missing, isBusy: running !== null, more: all.length - shown.length },
      pictures: shown
        .toSorted((one, other) => last(one) - last(other))
        .map(({ id, place, language, state }) => ({ id, place, language, state })),
    };
  };
  return {
    read,
    async want(wanted) {
      const { width, person, isAll } = wanted;
      const next = JSON.stringify([await options.version(), width, person]);
      if (next !== key) {
        key = next;
        limit = FIRST;
        const places = await options.places();
        const state = 'waiting' as const;
        all = places.map((one, at) => ({ ...one, state, id: `${hashOf(next)}-${at}` }));
      }
      if (isAll) limit = all.length;
      run(wanted);
      return read();
    },
    pair(id) {
      const { before, after } = all.find((one) => one.id === id) ?? {};
      return before && after ? { before, after } : null;
    },
  };

  /** Takes what waits, unless that is being done; begins again where other pictures are wanted meanwhile. */
  function run(wanted: PicturesWanted): void {
    latest = wanted;
    if (running) return;
    const own = key;
    running = takeAll(wanted, own)
      .catch((error: unknown) => {
        console.error(error);
        missing = 'failed';
      })
      .finally(() => {
        running = null;
        if (key !== own && latest) run(latest);
      });
  }

  async function takeAll(wanted: PicturesWanted, own: string): Promise<void> {
    missing = null;
    const path = await foundBrowser();
    const folder = path ? await options.published() : null;
    if (!path || folder === null) {
      missing = path ? 'published' : 'browser';
      return;
    }
    await withPortals(path, folder, wanted, async (take) => {
      const waiting = () =>
        key === own ? all.slice(0, limit).find(({ state }) => state === 'waiting') : undefined;
      for (let one = waiting(); one; one = waiting()) Object.assign(one, await take(one));
    });
  }

  /** Opens both versions, and closes them when `work` is done. */
  async function withPortals(
    executablePath: string,
    folder: string,
    { width, person }: PicturesWanted,
    work: (take: (place: TouchedPlace) => Promise<Partial<Taken>>) => Promise<void>,
  ): Promise<void> {
    const { chromium } = await import('@playwright/test');
    // The Studio's page may have an address of the internet, the portal that it frames here has one of this machine.
    const features = 'LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests';
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const args = [`--disable-features=${features}`, ...sandbox];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const open = (one: string | null) => openFramed({ ...options, browser, folder: one, width });
      const [before, after] = await Promise.all([open(folder), open(null)]);
      await work((place) => pairOf(before, after, place, person));
    } finally {
      await browser.close();
    }
  }
}

async function pairOf(
  before: FramedPortal,
  after: FramedPortal,
  { place, language }: TouchedPlace,
  person: PicturesWanted['person'],
): Promise<Partial<Taken>> {
  const go = [
    // A visitor became a customer where only customers get.
    { type: 'show', scene: { person, language, scheme: 'light' } },
    { type: 'go', place },
  ] as const;
  try {
    const [had, has] = await Promise.all([before.act(...go), after.act(...go)]);
    if (!had || !has) return { state: 'unreachable' };
    const [was, is] = await Promise.all([before.picture(), after.picture()]);
    return { before: was, after: is, state: was.equals(is) ? 'same' : 'different' };
  } catch (error) {
    console.error(error);
    return { state: 'unreachable' };
  }
}
