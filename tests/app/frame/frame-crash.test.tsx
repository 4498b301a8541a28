import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const crash = vi.hoisted(() => (name: string) => () => {
  throw new Error(`crash of the ${name}`);
});
vi.mock('#app/frame/frame-header.tsx', () => ({ FrameHeader: crash('header') }));
vi.mock('#app/frame/menus/navigation.tsx', () => ({ Navigation: crash('navigation') }));
vi.mock('#app/frame/frame-footer.tsx', () => ({ FrameFooter: crash('footer') }));
vi.mock('#app/frame/menus/dock.tsx', () => ({ Dock: crash('dock') }));

const portal = contentPortal({ screens: ['invoices'] });

it('a page outlives the crash of all that surrounds it, with a way home, and each crash is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  await portal.enter('/facturas');
  expect(await screen.findByRole('table', { name: 'Facturas de electricidad' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lluerna' }).getAttribute('href')).toBe('/');
  const reported = report.mock.calls.flat().map(String).join('\n');
  for (const part of ['header', 'navigation', 'footer', 'dock'])
    expect(reported).toContain(`crash of the ${part}`);
});
