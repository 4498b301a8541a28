import { describeWalks } from './model-test.ts';
import { BatteryPage } from './pages/battery-page.ts';

describeWalks(
  'battery-move',
  (tools) =>
    new BatteryPage(tools, {
      name: 'battery-move',
      query: '?dialog=battery-move',
      perform: async ({ page, words }, { event }) => {
        const dialog = page.getByRole('dialog');
        const press = (key: string) =>
          dialog.getByRole('button', { name: words.say(key), exact: true }).click();
        if (event.type === 'back') return press('wizard.previous');
        if (event.type === 'retry') return press('wizard.retry');
        const figure = dialog.getByRole('textbox');
        if (await figure.isVisible()) await figure.fill('25');
        else if (event.type === 'next') await dialog.getByRole('radio').first().check();
        await dialog.locator('button[type=submit]').click();
      },
    }),
);
