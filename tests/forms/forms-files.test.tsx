import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { fetchContract } from '#queries/contracts/contract.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let retailer: TestRetailer;
let configuration: Configuration;
let contract: Contract;

beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
  const { contracts } = await retailer.signInFresh();
  const active = contracts.find(
    ({ type, state, requires_signature: signature }) =>
      type === 'electricity' && state === 'activa' && !signature,
  );
  contract = await fetchContract('electricity', active?.name ?? '');
});
afterAll(() => retailer.close());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PDF = '%PDF-1.7 ';
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
const file = (name: string, content: string | Uint8Array<ArrayBuffer>, type = '') =>
  new File([content], name, { type, lastModified: 1 });
const pdf = (name = 'certificado.pdf') => file(name, PDF + name, 'application/pdf');

async function openForm(limit = 15_000_000) {
  await showForms({
    configuration,
    features: { ibanChange: { enabled: true, attachments: true } },
    settings: { fileUploadSizeLimit: limit },
    children: <FormRunner form="iban-change" subject={{ contract }} />,
  });
  const group = await screen.findByRole('group', { name: 'Justificante de la cuenta' });
  return within(group).getByLabelText<HTMLInputElement>('Elegir archivos');
}
const choose = (input: HTMLInputElement, ...files: File[]) =>
  fireEvent.change(input, { target: { files } });
const names = () =>
  within(screen.getByRole('list', { name: 'Archivos añadidos' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.files-name')?.textContent);
const refusal = async () => (await screen.findByRole('alert')).textContent;

it('requires a file where the retailer wants one, and sends it', async () => {
  const input = await openForm();
  await userEvent.click(await screen.findByRole('radio', { name: 'Otra cuenta' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'IBAN de la cuenta nueva' }),
    'ES9121000418450200051332',
  );
  await userEvent.click(screen.getByRole('checkbox'));
  const send = screen.getByRole('button', { name: 'Guardar la cuenta' });
  await userEvent.click(send);
  const line = await screen.findByRole('link', { name: 'Adjunte al menos un justificante.' });
  await userEvent.click(line);
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Adjunte al menos un justificante.',
  );

  choose(input, pdf());
  await waitFor(() => expect(names()).toEqual(['certificado.pdf']));
  const bodies: { files?: unknown[] }[] = [];
  const web = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    if (request instanceof Request && request.method === 'POST') {
      bodies.push(JSON.parse(await request.clone().text()));
    }
    return web(request, init);
  });
  await userEvent.click(send);
  await waitFor(() => expect(bodies[0]?.files).toHaveLength(1));
  expect(JSON.stringify(bodies[0]?.files)).toContain('certificado.pdf');
});

it.each([
  ['by its first bytes, whatever the browser calls it', file('foto.JPG', JPEG)],
  ['without an ending', file('libreta', PDF)],
  ['with the folders before its name left out', file('../../etc/libreta.pdf', PDF)],
  ['of exactly the limit', file('justo.pdf', PDF.padEnd(100, '.'))],
])('takes a file %s', async (_, good) => {
  const input = await openForm(100);
  choose(input, good);
  await waitFor(() => expect(names()).toEqual([good.name.split('/').at(-1)]));
});

it.each([
  ['too large', file('grande.pdf', PDF.padEnd(101, '.')), /grande\.pdf es demasiado grande/],
  ['empty', file('vacio.pdf', ''), /vacio\.pdf está vacío/],
  ['a program under another name', file('factura.pdf', 'MZ......'), /Se admiten: PDF, JPG, PNG/],
  ['a page under another name', file('factura.pdf', '<html>..'), /no es un archivo válido/],
  [
    'of a kind that can hold scripts',
    file('a.svg', '<svg/>..', 'image/svg+xml'),
    /no es un archivo/,
  ],
  ['a PDF that is called a program', file('doble.pdf.exe', PDF), /no es un archivo válido/],
])('refuses a file that is %s', async (_, bad, reason) => {
  const input = await openForm(100);
  choose(input, bad);
  expect(await refusal()).toMatch(reason);
  expect(screen.queryByRole('list', { name: 'Archivos añadidos' })).toBeNull();
});

it('takes five at most, no file twice, and lets one be taken out', async () => {
  const input = await openForm();
  choose(input, ...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(await refusal()).toMatch(/5 como máximo: 6\.pdf no se ha añadido/);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 2.pdf' }));
  expect(names()).toEqual(['1.pdf', '3.pdf', '4.pdf', '5.pdf']);
  expect(document.activeElement).toBe(input);
  choose(input, pdf('3.pdf'));
  expect(await refusal()).toMatch(/3\.pdf ya está en la lista/);
});

it('takes files that are dropped', async () => {
  await openForm();
  const group = screen.getByRole('group', { name: 'Justificante de la cuenta' });
  fireEvent.drop(group, { dataTransfer: { files: [pdf('soltado.pdf')] } });
  await waitFor(() => expect(names()).toEqual(['soltado.pdf']));
});
