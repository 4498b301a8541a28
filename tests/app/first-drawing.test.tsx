import { act, configure, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { type Extension, noExtension, type PortalState } from '#app/extension.ts';
import { startPortal } from '#app/start.tsx';
import { useTexts } from '#i18n/texts.ts';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';

configure({ asyncUtilTimeout: 8000 });

const served = {
  ov_settings: { brand: { name: 'Energia Clara' } },
  'feature_flags/': { feature_flags: { 'coupons.coupon': true, 'crm.case': true } },
};

it('is made once, with the texts, settings and flags of the retailer', async () => {
  const configuration = await publishedConfiguration();
  const readFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return readFile(request);
    const [, data = {}] =
      Object.entries(served).find(([path]) => new URL(request.url).pathname.endsWith(path)) ?? [];
    return Response.json({ status: 'OK', data });
  });
  const drawn: { title: string; flags: PortalState['flags'] | undefined }[] = [];
  let state: PortalState | undefined;
  function Witness(): ReactElement {
    const title = useTexts().t('frame.home');
    drawn.push({ title, flags: state?.flags });
    return <h1>{title}</h1>;
  }
  const extension: Extension = {
    ...noExtension,
    routes: [{ path: '/witness', element: <Witness /> }],
    usePortalState: (now) => {
      state = now;
    },
  };
  // As the page of the power calculator is written ahead.
  document.documentElement.setAttribute('data-power', '');
  history.replaceState(null, '', '/witness');
  const root = document.body.appendChild(document.createElement('div'));
  const coming = Promise.resolve(configuration);
  const brought = { signIn: null, hasLeft: false };
  await act(() => startPortal({ root, coming, brought, written: null, extension }));
  expect(await screen.findByRole('heading')).toBeTruthy();
  expect(drawn).toEqual([
    {
      title: 'Energia Clara, ir al inicio',
      flags: served['feature_flags/'].feature_flags,
    },
  ]);
  expect(document.documentElement.hasAttribute('data-power')).toBe(false);
});
