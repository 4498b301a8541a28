import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import support from '#locales/es-ES/support.json' with { type: 'json' };
import { showSupport } from '#tests/support/pages/support-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';

const household = freshHousehold();
const SERVICE = '/atencion-al-cliente';
const door = (name: string) => screen.findByRole('region', { name });

describe('customer service', () => {
  it('has a telephone with its hours, and says whether it is open now', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00:00+01:00'));
    await showSupport(SERVICE);
    const call = within(await door('Llámenos'));
    expect(call.getByRole('link', { name: '900 000 000' }).getAttribute('href')).toBe(
      'tel:900000000',
    );
    call.getByText('Horario: de lunes a viernes, de 9 a 18 h.');
    call.getByText('Abierto ahora, hasta las 18 h');
  });

  it('says when it opens again, in Catalan too', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T10:00:00+01:00'));
    await showSupport(SERVICE, { language: 'ca-ES' });
    const call = within(await door('Trucar-nos'));
    call.getByText('Tancat ara');
    call.getByText(/Obrim dilluns a les 9 h\./);
  });

  it('says what each way is for, how long it takes and in which language the answer is', async () => {
    await showSupport(SERVICE, {
      settings: { support: { answerDays: { usual: 10, billing: 3, outage: 2 } } },
    });
    const write = within(await door('Escríbanos'));
    write.getByText('Respuesta en un máximo de 10 días hábiles.');
    write.getByText('Le respondemos en español, el idioma de esta página.');
    expect(write.getByRole('link').getAttribute('href')).toBe('/solicitudes/crear');
    within(await door('Reclame')).getByText(
      /máximo de 10 días hábiles, o de 3 días si es por una factura/,
    );
  });

  it('counts what is open where requests have a page, and does without the count where it fails', async () => {
    await household.retailer.signIn('00000000T');
    const further = { requests: '/solicitudes' };
    const { leave } = await showSupport(SERVICE, { further });
    const requests = within(await door('Sus solicitudes'));
    await requests.findByText('3 abiertas');
    await requests.findByText('1 espera su respuesta.');
    leave();
    await household.retailer.fail({ operationId: 'listRequests', kind: 'status', status: 500 });
    await showSupport(SERVICE, { further });
    const without = within(await door('Sus solicitudes'));
    expect(without.queryByText(/abierta/)).toBeNull();
    without.getByRole('link', { name: 'Ver sus solicitudes' });
  });

  it('shows a visitor the telephone, the contact form and the way to claim', async () => {
    await showSupport(SERVICE, { session: { signedIn: false } });
    const write = within(await door('Escríbanos'));
    expect(write.getByRole('link').getAttribute('href')).toBe('/contacto');
    const claim = within(await door('Reclame'));
    expect(claim.getByRole('link').getAttribute('href')).toBe('/reclamaciones');
    within(await door('¿Ya es cliente?')).getByRole('link', { name: 'Entrar en su cuenta' });
  });

  it('gives an e-mail address where no messages are taken, and hides what is switched off', async () => {
    await showSupport(SERVICE, {
      flags: { 'crm.case': false },
      features: { reclamATCContact: false },
    });
    const write = within(await door('Escríbanos'));
    expect(write.getByRole('link').getAttribute('href')).toBe('mailto:hola@lluerna.example');
    expect(screen.queryByRole('region', { name: 'Reclame' })).toBeNull();
  });

  it('says to who only looks why nothing can be sent', async () => {
    await showSupport(SERVICE, { session: { readOnly: true } });
    for (const [name, button] of [
      ['Escríbanos', 'Escribir un mensaje'],
      ['Reclame', support.claim.action],
    ] as const) {
      const action = within(await door(name)).getByRole('button', { name: button });
      await waitFor(() => expect(action.getAttribute('aria-disabled')).toBe('true'));
    }
  });

  it('opens the claim over the page, and the address contains the dialog', async () => {
    const { address } = await showSupport(SERVICE);
    await userEvent.click(
      within(await door('Reclame')).getByRole('button', { name: support.claim.action }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('combobox', { name: /Contrato/ });
    expect(address()).toBe(`${SERVICE}?dialog=claim`);
  });
});
