import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contentPortal } from '#tests/support/pages/content-portal.tsx';

const portal = contentPortal({
  screens: ['alternative-home', 'home', 'loading', 'login', 'profile', 'welcome'],
});
const at = () => `${location.pathname}${location.search}`;

describe('/cargando', () => {
  it.each([
    ['to the landing page', '/cargando', '/'],
    ['to where the link wants', '/cargando?redirect=%2Fperfil', '/perfil'],
    ['to no other site', '/cargando?redirect=//evil.example', '/'],
    ['not to itself', '/cargando?redirect=%2Fcargando', '/'],
  ])('leads customers on %s', async (_, from, to) => {
    await portal.enter(from);
    await waitFor(() => expect(at()).toBe(to));
  });

  it.each([
    ['/cargando?redirect=%2Fperfil', '/acceso?redirect=%2Fperfil'],
    ['/cargando', '/acceso'],
  ])('leads visitors to the login, and keeps where they want to be: %s', async (from, to) => {
    await portal.visit(from);
    expect(await screen.findByRole('heading', { name: 'Entre en su cuenta' })).toBeTruthy();
    expect(at()).toBe(to);
  });
});

describe('/bienvenido', () => {
  const steps = async () =>
    within(await screen.findByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('greets a customer by name and says what to do first', async () => {
    await portal.enter('/bienvenido');
    const heading = await screen.findByRole('heading', { level: 1, name: /^Hola, \w+\. Le damos/ });
    expect(heading).toBeTruthy();
    expect(await steps()).toEqual(['/contratos/electricity', '/facturas', '/perfil']);
  });

  it('leads visitors to an account or to contracting, in their language', async () => {
    await portal.visit('/bienvenido');
    await screen.findByRole('heading', { name: 'Le damos la bienvenida a Lluerna' });
    expect(await steps()).toEqual(['/registro', '/acceso', '/nuevo-cliente-dual']);
    await userEvent.click(screen.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Català' }));
    await screen.findByRole('heading', { name: 'Li donem la benvinguda a Lluerna' });
    expect(at()).toBe('/benvinguda');
  });
});

describe('/altHome', () => {
  it('has the actions of the home page whatever the home page is', async () => {
    await portal.enter('/altHome', { settings: { home: { type: 'overview' } } });
    expect(await screen.findByRole('link', { name: /Ver sus contratos/ })).toBeTruthy();
    expect(at()).toBe('/altHome');
  });

  it('welcomes visitors with what they may open', async () => {
    await portal.visit('/altHome');
    expect(await screen.findByRole('link', { name: /Contratar luz y gas/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ver sus contratos/ })).toBeNull();
  });
});
