import { expect } from '@playwright/test';
import { hold } from './gated-requests.ts';
import { describeWalks } from './model-test.ts';
import { BatteryPage } from './pages/battery-page.ts';

describeWalks(
  'battery-management',
  (tools) =>
    new BatteryPage(tools, {
      name: 'battery-management',
      query: '',
      perform: async ({ page }, _, sign) => {
        const toggle = page.getByRole('switch').first();
        // What waits for its signature is signed before it can be switched again.
        if ((await toggle.getAttribute('aria-disabled')) === 'true') await sign();
        await expect(toggle).not.toHaveAttribute('aria-disabled', 'true');
        await hold(page);
        await toggle.press('Space');
      },
    }),
);
