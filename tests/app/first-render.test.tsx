import { act, configure, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Extension, noExtension, type PortalState } from '#app/extension.ts';
import { startPortal } from '#app/start/start.tsx';
import type { Configuration } from '#config/configuration-types.ts';
import { useTexts } from '#i18n/texts.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 8000 });

const served = {
  ov_settings: { brand: { name: 'Energia Clara' } },
  'feature_flags/': { feature_flags: { 'coupons.coupon': true, 'crm.case': true } },
};

interface Render {
  title: string;
  flags: PortalState['flags'] | undefined;
}

/** Starts the portal at a page of this test; returns what each render of it shows. */
async function start(changed: Partial<Configuration> = {}): Promise<Render[]> {
  const renders: Render[] = [];
  let state: PortalState | undefined;
  function Witness(): ReactElement {
    const title = useTexts().t('frame.home');
    renders.push({ title, flags: state?.flags });
    return <h1>{title}</h1>;
  }
  const extension: Extension = {
    ...noExtension,
    routes: [{ path: '/witness', element: <Witness /> }],
    usePortalState: (now) => {
      state = now;
    },
  };
  history.replaceState(null, '', '/witness');
  const root = document.body.appendChild(document.createElement('div'));
  const coming = Promise.resolve({ ...published, ...changed });
  const addressParameters = { signIn: null, hasLeft: false };
  await act(() =>
    startPortal({
      root,
      coming,
      addressParameters,
      written: null,
      extension,
      signal: running.signal,
    }),
  );
  expect(await screen.findByRole('heading')).toBeTruthy();
  return renders;
}

let published: Configuration;
beforeAll(async () => {
  published = await publishedConfiguration();
  const readFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return readFile(request);
    const [, data = {}] =
      Object.entries(served).find(([path]) => new URL(request.url).pathname.endsWith(path)) ?? [];
    return Response.json({ status: 'OK', data });
  });
});
let running = new AbortController();
afterEach(() => {
  running.abort();
  running = new AbortController();
  document.body.replaceChildren();
});

it('happens once, with the texts, settings and flags of the retailer', async () => {
  // As on the prerendered page of the power calculator.
  document.documentElement.setAttribute('data-power', '');
  expect(await start()).toEqual([
    {
      title: 'Energia Clara, ir al inicio',
      flags: served['feature_flags/'].feature_flags,
    },
  ]);
  expect(document.documentElement.hasAttribute('data-power')).toBe(false);
});

it('ignores the settings of the retailer where their rules cannot be loaded', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = () => Promise.reject(new Error('the rules cannot be loaded'));
  const renders = await start({ loadSettingValidator: failing });
  expect(renders.at(-1)?.title).toBe('Lluerna, ir al inicio');
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
