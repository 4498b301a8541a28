import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveClock } from '#config/clock.ts';
import { answerDue } from '#domain/customer/answer-due.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { watchDownloads } from '#tests/support/environment/watch-downloads.ts';
import { fill } from '#tests/support/pages/engine-page.tsx';
import {
  answered,
  openedCase,
  pdfFile,
  showRequests,
} from '#tests/support/pages/requests-page.tsx';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let customer: FreshCustomer;
let id: number;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
beforeEach(async () => {
  customer = await retailer.signInFresh();
  id = await openedCase(retailer, customer);
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await retailer.clearInjectedFaults();
});

const show = (more?: Parameters<typeof showRequests>[1]) =>
  showRequests(`/solicitudes/${id}`, more);
const thread = async () => {
  const section = await screen.findByRole('region', { name: 'Conversación' });
  return within(section)
    .getAllByRole('listitem')
    .filter(({ className }) => className.includes('request-message'));
};
const box = () => screen.findByRole('textbox', { name: /Su mensaje/ });
const submit = () => screen.getByRole('button', { name: 'Enviar la respuesta' });
const stored = async () => {
  const answer = await retailer.callAs(customer.token, 'GET', `/api/v1/crm/cases/${id}/`);
  return (answer as { data: { result: { state: string; messages: { text: string }[] } } }).data
    .result;
};
const lookAgain = () => window.dispatchEvent(new Event('visibilitychange'));

describe('a request', () => {
  it('shows who wrote what and when, with its number, day and state, and prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const text = '<b onclick="x()">La</b>\nestudiamos.';
    await answered(retailer, id, { text, state: 'being_processed' });
    await show();
    const [own, theirs] = await thread();
    expect(own?.textContent).toMatch(/^Usted\d+ \w+ \d{4}, \d+:\d+Aquí la tienen\./);
    expect(theirs?.textContent).toMatch(/^Lluerna.*estudiamos\..*Estado: En trámite$/s);
    screen.getByRole('heading', { level: 1, name: 'Lectura de marzo' });
    screen.getByText(`N.º ${id}`);
    screen.getByText(/^Enviada el \d+ de \w+ de \d{4}$/);
    await screen.findByText(/^La estamos tramitando desde el/);
    screen.getByRole('button', { name: `Copiar el número ${id}` });
    // Hostile words are words, with their lines.
    expect(theirs?.querySelector('.request-message-text')?.textContent).toBe(text);
    expect(document.querySelector('b')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('says until when it is answered (L1), and has its receipt (L20)', async () => {
    const { saved } = watchDownloads();
    await show();
    const due = answerDue(new Date().toISOString(), 'usual', {
      ...{ usual: 15, billing: 5, outage: 2 },
    });
    const date = formatsFor('es-ES').longDate(due);
    await screen.findByText(`Le responderemos como muy tarde el ${date}.`);
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar en PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`justificante-${id}.pdf`, ''));
  });

  it('is sorry for an answer that is late, and promises none once it is answered', async () => {
    moveClock(40 * 86_400_000);
    const { leave } = await show();
    await screen.findByText(/^Teníamos que haberle respondido el \d.+ llámenos al/);
    leave();
    moveClock(0);
    await answered(retailer, id, { state: 'accepted' });
    await show();
    await screen.findByText(/^La aceptamos el/);
    expect(screen.queryByText(/como muy tarde|Teníamos que/)).toBeNull();
  });

  it('L8: names who settles disputes on an answer that denies it, and on no other', async () => {
    await answered(retailer, id, { text: 'Lo miramos.', state: 'being_processed' });
    await answered(retailer, id, { text: 'No procede.', state: 'denied' });
    await show();
    const [, first, denial] = await thread();
    const body = within(denial as HTMLElement).getByRole('link', {
      name: /^Junta Arbitral de Consum de Catalunya/,
    });
    expect(body.getAttribute('target')).toBe('_blank');
    expect(within(first as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('says first what is waited for, and leads to the box', async () => {
    await answered(retailer, id, { text: '¿Otra foto?', state: 'additional_information_needed' });
    await show();
    const waiting = within(await screen.findByRole('region', { name: 'Falta su respuesta' }));
    waiting.getByText('¿Otra foto?');
    await box();
    await userEvent.click(waiting.getByRole('button', { name: 'Responder' }));
    expect(document.activeElement).toBe(await box());
  });

  it('saves the files of its messages, and says when one cannot be had', async () => {
    const { saved } = watchDownloads();
    await answered(retailer, id, { state: 'in_process', attachments: [pdfFile('respuesta.pdf')] });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar respuesta.pdf' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('respuesta.pdf', ''));
    await retailer.fail({ operationId: 'downloadRequestAttachment', kind: 'status', status: 500 });
    await userEvent.click(screen.getByRole('button', { name: 'Descargar contador.pdf' }));
    await screen.findByText('No hemos podido descargarlo. Vuelva a intentarlo.');
  });

  it('of another customer, or of no number, is not found', async () => {
    const notFound = () =>
      screen.findByText(
        'Compruebe el número. Si la abrió otra persona, no podrá verla con su cuenta.',
      );
    await retailer.signInFresh();
    await show();
    await notFound();
    for (const number of fewOf(2, ['abc', '0', '999999999', '99999999999', '1e3'])) {
      cleanup();
      await showRequests(`/solicitudes/${number}`);
      await notFound();
    }
  });

  it('that cannot be loaded says so and can be requested again', async () => {
    await retailer.fail({ operationId: 'getRequest', kind: 'status', status: 500 });
    await show();
    await screen.findByText('No hemos podido cargar la solicitud');
    await retailer.clearInjectedFaults();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    expect(await thread()).toHaveLength(1);
  });

  it('shows and announces an answer that arrives while it is open, and what is typed remains', async () => {
    await show();
    fill(await box(), 'Estaba escribiendo');
    await answered(retailer, id, { text: 'Ya está.', state: 'being_processed' });
    lookAgain();
    await waitFor(async () => expect(await thread()).toHaveLength(2));
    expect((await thread())[1]?.textContent).toContain('Nuevo');
    screen.getByText('Ha llegado un mensaje nuevo.');
    expect(await box()).toHaveProperty('value', 'Estaba escribiendo');
  });
});

describe('an answer', () => {
  const send = async (text: string) => {
    fill(await box(), text);
    await userEvent.click(submit());
  };

  it('is sent with its files, shown in the thread, and another can follow', async () => {
    await answered(retailer, id, { state: 'additional_information_needed' });
    await show();
    const file = new File(['%PDF-1.4\n'], 'otra.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText(/Elegir archivos/), file);
    await screen.findByText('otra.pdf');
    await send('Otra foto.');
    const heading = await screen.findByRole('heading', { name: 'Hemos recibido su mensaje' });
    expect(document.activeElement).toBe(heading);
    await waitFor(async () => expect(await thread()).toHaveLength(3));
    expect((await thread())[2]?.textContent).toContain('otra.pdf');
    await waitFor(() => expect(screen.queryByText('Falta su respuesta')).toBeNull());
    expect((await stored()).state).toBe('being_processed');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(await box()).toHaveProperty('value', '');
    await send('Y gracias.');
    await waitFor(async () => expect(await thread()).toHaveLength(4));
  });

  it('that is lost on its way back is looked up, and is there once', async () => {
    await show();
    await box();
    await retailer.fail({ operationId: 'sendRequestMessage', kind: 'drop-after', times: 1 });
    await send('Una sola vez.');
    await screen.findByRole('heading', { name: 'Hemos recibido su mensaje' });
    const { messages } = await stored();
    expect(messages.map(({ text }) => text)).toEqual(['Aquí la tienen.', 'Una sola vez.']);
  });

  it('keeps its words over a reload, never its files', async () => {
    const { leave } = await show();
    fill(await box(), 'Sin terminar');
    const file = new File(['%PDF-1.4\n'], 'otra.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText(/Elegir archivos/), file);
    await screen.findByText('otra.pdf');
    leave();
    expect(Object.values(sessionStorage).join()).not.toContain('otra.pdf');
    await show();
    expect(await box()).toHaveProperty('value', 'Sin terminar');
    expect(screen.queryByText('otra.pdf')).toBeNull();
  });

  it('that is empty, taken elsewhere or too late is refused with words', async () => {
    await show();
    await send('   ');
    await screen.findAllByText('Escriba su mensaje.');
    await retailer.fail({
      ...{ operationId: 'sendRequestMessage', kind: 'status', status: 501, times: 1 },
    });
    await send('Hola');
    await screen.findByText(/^Desde aquí no se puede responder/);
    expect(await box()).toHaveProperty('value', 'Hola');
    expect((await stored()).messages).toHaveLength(1);
    await answered(retailer, id, { state: 'denied' });
    await send('Pero…');
    await screen.findByText(/^Esta solicitud ya está cerrada/);
    expect((await stored()).messages).toHaveLength(2);
  });

  it('cannot be given to a closed one, nor in a read-only session', async () => {
    await answered(retailer, id, { state: 'accepted' });
    await show();
    await screen.findByText(/^Esta solicitud está cerrada/);
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await show({ session: { readOnly: true } });
    await screen.findByText(/mientras se consulta la cuenta/);
  });
});
