import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import retailer from '#sandbox/data/billing/retailer.json' with { type: 'json' };
import portal from '#schemas/portal.json' with { type: 'json' };
import { showSupport } from '#tests/support/pages/support-page.tsx';

afterEach(cleanup);

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
