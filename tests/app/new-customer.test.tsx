import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

// A customer from the identity provider without a contract; tests/e2e/customer/openid.test.ts covers the way there.
vi.mock('#app/access/use-new-customer.ts', () => ({
  useNewCustomer: (isSignedIn: boolean) => isSignedIn,
}));

const portal = contentPortal();
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('is led to contracting, and to no list that is empty (customer area, section 6)', async () => {
  await portal.enter('/bienvenido');
  await screen.findByRole('heading', { level: 1, name: /^Hola, \w+\. Le damos/ });
  expect(linksIn(screen.getByRole('main'))).toEqual(['/nuevo-cliente-dual', '/perfil']);

  await userEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  const help = await screen.findByRole('dialog', { name: '¿En qué podemos ayudarle?' });
  const links = within(help)
    .queryAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  for (const address of ['/facturas', '/contratos/electricity'])
    expect(links).not.toContain(address);
});

it('finds among the actions on offer what can be done without a contract, and nothing else', async () => {
  await portal.enter('/altHome');
  await screen.findByRole('heading', { level: 1, name: /^Hola/ });
  expect(linksIn(screen.getByRole('main'))).toEqual([
    '/nuevo-cliente-dual',
    '/nuevo-cliente-electricidad',
    '/nuevo-cliente-gas',
  ]);
});

it('finds what is open to them where an address leads nowhere', async () => {
  await portal.enter('/nada');
  const useful = await screen.findByRole('navigation', { name: 'Quizá busca' });
  await within(useful).findByRole('link', { name: 'Su perfil' });
  expect(linksIn(useful)).toEqual(['/perfil', '/atencion-al-cliente']);
});
