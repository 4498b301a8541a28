import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import portal from '#schemas/portal.json' with { type: 'json' };
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import { showSupport } from '#tests/support/pages/support-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

freshHousehold();
const card = (name: string) => screen.findByRole('region', { name });

describe('what the law requires of customer service', () => {
  it('L7: names the company with its NIF, address, free telephone and e-mail, where visitors write too', async () => {
    const session = { signedIn: false };
    for (const page of ['/atencion-al-cliente', '/contacto']) {
      const { leave } = await showSupport(page, { session });
      const company = within(await card('Quiénes somos'));
      for (const value of [retailer.name, retailer.vat, retailer.address]) company.getByText(value);
      company.getByRole('link', { name: portal.organization.freePhone });
      company.getByRole('link', { name: portal.organization.email });
      leave();
    }
  });
});

describe('without light, or with a smell of gas (L22)', () => {
  const open = async () => {
    const door = await screen.findByRole('heading', { name: 'Sin luz, o huele a gas' });
    return within(door.closest('details') as HTMLElement);
  };

  it('says what to do, with telephones day and night, and finds a visitor’s distributor', async () => {
    await showSupport('/atencion-al-cliente', { session: { signedIn: false } });
    const door = await open();
    expect(door.getByText('Llamar al 112').closest('a')?.getAttribute('href')).toBe('tel:112');
    for (const phone of Object.values(portal.support.emergency))
      door.getByRole('link', { name: phone, hidden: true });
    await userEvent.click(door.getByText('Buscar su distribuidora'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Luz' }));
    fill(dialog.getByRole('textbox', { name: /CUPS/ }), someCups());
    await userEvent.click(dialog.getByRole('button', { name: 'Buscar' }));
    await dialog.findByText('Distribuidora Eléctrica del Valle');
    expect(dialog.getByText('Llamar al 900 000 111').closest('a')?.getAttribute('href')).toBe(
      'tel:900000111',
    );
  });

  it('shows a customer the distributor of their homes at once', async () => {
    await showSupport('/atencion-al-cliente');
    const door = await open();
    await door.findAllByText(/^Distribuidora Eléctrica del Valle:/);
  });
});
