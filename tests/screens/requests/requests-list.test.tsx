import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectStructure } from '#tests/support/description/structure.ts';
import { answered, openedCase, showRequests } from '#tests/support/pages/requests-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  await retailer.clearInjectedFaults();
});

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const names = async () =>
  (await rows()).map((row) =>
    within(row)
      .getByRole('link')
      .textContent?.replace(/ (Soli|Recl).*/, ''),
  );

async function threeRequests() {
  const customer = await retailer.signInFresh();
  const ids: number[] = [];
  for (const title of ['Lectura de marzo', 'Revisión del contador', 'Otra cosa'])
    ids.push(await openedCase(retailer, customer, { title }));
  return ids;
}

it('puts first what waits for the customer, with its date and what to do', async () => {
  const [first = 0] = await threeRequests();
  await answered(retailer, first, { state: 'additional_information_needed' });
  await showRequests('/solicitudes');
  expect(await names()).toEqual(['Lectura de marzo', 'Otra cosa', 'Revisión del contador']);
  const [waiting, other] = await rows();
  expect(waiting?.textContent).toMatch(
    /Falta su respuestaLe pedimos más información el \d+ \w+ \d{4}/,
  );
  expect(other?.textContent).toMatch(/RecibidaLa recibimos el \d+/);
  expect(waiting?.textContent).toContain(`N.º ${first}`);
  const link = within(waiting as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe(`/solicitudes/${first}`);
  await expectStructure();
});

it('copies the number of a request', async () => {
  const ids = await threeRequests();
  const person = userEvent.setup();
  await showRequests('/solicitudes');
  await person.click(await screen.findByRole('button', { name: `Copiar el número ${ids[1]}` }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(String(ids[1])));
});

it('finds by title and number, and filters by state, all of it in the address', async () => {
  const [first = 0, second] = await threeRequests();
  await answered(retailer, first, { state: 'denied' });
  const { address } = await showRequests('/solicitudes?search=revision');
  expect(await names()).toEqual(['Revisión del contador']);
  cleanup();
  await showRequests(`/solicitudes?search=${second}`);
  expect(await names()).toEqual(['Revisión del contador']);
  cleanup();
  await showRequests('/solicitudes?state=denied');
  expect(await names()).toEqual(['Lectura de marzo']);
  await userEvent.click(screen.getByRole('button', { name: /Quitar el filtro/ }));
  await waitFor(() => expect(address()).toBe('/solicitudes'));
});

it('says where nothing is found, and lets the search go', async () => {
  await threeRequests();
  await showRequests('/solicitudes?search=zzz');
  await screen.findByText('Ninguna solicitud coincide con «zzz»');
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Borrar la búsqueda' })[0] as Element,
  );
  expect(await names()).toHaveLength(3);
});

it('has pages', async () => {
  const customer = await retailer.signInFresh();
  for (let at = 1; at <= 6; at++)
    await openedCase(retailer, customer, { title: `Solicitud ${at}` });
  await showRequests('/solicitudes?size=5&page=2');
  expect(await rows()).toHaveLength(1);
  screen.getByText('6–6 de 6');
});

it('without any says so, and leads to the form where there is one', async () => {
  await retailer.signInFresh();
  await showRequests('/solicitudes', { create: '/solicitudes/crear' });
  await screen.findByText('Todavía no nos ha enviado ninguna solicitud');
  for (const link of screen.getAllByRole('link', { name: 'Nueva solicitud' }))
    expect(link.getAttribute('href')).toBe('/solicitudes/crear');
  cleanup();
  await showRequests('/solicitudes');
  await screen.findByText('Todavía no nos ha enviado ninguna solicitud');
  expect(screen.queryByRole('link', { name: 'Nueva solicitud' })).toBeNull();
});

it('that cannot be loaded says so and can be requested again', async () => {
  await threeRequests();
  await retailer.fail({ operationId: 'listRequests', kind: 'status', status: 500 });
  await showRequests('/solicitudes');
  await screen.findByText('No hemos podido cargar sus solicitudes');
  await retailer.clearInjectedFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  expect(await names()).toHaveLength(3);
});

it('takes no harm from a title of the kind that attacks, or from a state that it does not know', async () => {
  const customer = await retailer.signInFresh();
  const title = '<img src=x onerror=alert(1)>';
  const id = await openedCase(retailer, customer, { title });
  const answer = (await retailer.callAs(customer.token, 'GET', '/api/v1/crm/cases/')) as {
    data: { result: { items: object[] } };
  };
  answer.data.result.items = answer.data.result.items.map((item) => ({ ...item, state: 'parked' }));
  await retailer.fail({ operationId: 'listRequests', kind: 'body', body: answer });
  await showRequests('/solicitudes');
  expect(await names()).toEqual([title]);
  expect((await rows())[0]?.textContent).toContain('Recibida');
  expect((await rows())[0]?.textContent).toContain(String(id));
  expect(document.querySelector('img')).toBeNull();
});

it('speaks Catalan', async () => {
  await threeRequests();
  await showRequests('/solicitudes', { language: 'ca-ES' });
  await screen.findByRole('heading', { name: 'Les seves sol·licituds' });
  expect((await rows())[0]?.textContent).toMatch(/RebudaLa vam rebre (el |l’1)/);
});
