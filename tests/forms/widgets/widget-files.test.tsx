import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { madeFile } from '#tests/support/trials/made-file.ts';
import vectors from '#tests/vectors/domain-vectors.json';

const list = (maxItems?: number) => ({
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  ...(maxItems ? { maxItems } : {}),
});
const document = {
  schema: {
    type: 'object',
    properties: {
      invoices: list(3),
      photos: list(2),
      case: list(6),
      any: list(),
      remark: { type: 'string' },
    },
  },
  ui: {
    invoices: { 'ui:widget': 'files' },
    photos: {
      'ui:widget': 'files',
      'ui:options': { accept: ['jpeg', 'png'], capture: 'user' },
    },
    case: { 'ui:widget': 'files', 'ui:options': { accept: ['pdf'] } },
    any: { 'ui:widget': 'files' },
  },
};
const texts = {
  title: 'Archivos',
  submit: 'Guardar',
  fields: {
    invoices: { label: 'Facturas' },
    photos: { label: 'Fotos' },
    case: { label: 'Caso' },
    any: { label: 'Otros' },
    remark: { label: 'Observaciones' },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(
    configurationWithForms({ papers: { document, texts } }),
  );
});
afterEach(cleanup);

const sent = vi.fn();

async function open(busy = false, store = formStore()) {
  sent.mockClear();
  await showForms({
    configuration,
    settings: { fileUploadSizeLimit: vectors.files.defaultLimitBytes },
    children: <BareForm form="papers" busy={busy} store={store} onSubmit={sent} />,
  });
  await screen.findByRole('group', { name: /Otros/ });
}
const group = (name: string) => screen.getByRole('group', { name: new RegExp(name) });
const chooser = (name: string) =>
  within(group(name)).getByLabelText<HTMLInputElement>(/^Elegir archivo/);
const choose = (name: string, ...files: File[]) =>
  fireEvent.change(chooser(name), { target: { files } });
const names = (field: string) =>
  within(group(field))
    .queryAllByRole('listitem')
    .filter((item) => item.closest('[role=alert]') === null)
    .map((item) => item.querySelector('.files-name')?.textContent);

const beginnings: [RegExp, string | Uint8Array<ArrayBuffer>][] = [
  [/^exe/, 'MZ'],
  [/^html/, '<html>'],
  [/^svg/, '<svg>'],
  [/^zip/, 'PK'],
  [/^heic/, '\0\0\0\x18ftypheic'],
  [/\.jpg$/, new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  [/\.png$/, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** A file that begins as its name says. */
function made(name: string, bytes: number, type = ''): File {
  const begins = beginnings.find(([wanted]) => wanted.test(name))?.[1] ?? '%PDF-1.7';
  return madeFile({ name, begins, bytes, type });
}

const single = vectors.files.cases.filter(({ name, bytes }) => bytes > 0 || /^0-byte/.test(name));

it.each(single)('$name, $bytes bytes: $expected', async ({ name, bytes, type, expected }) => {
  await open();
  choose('Otros', made(name, bytes, type));
  if (/^reject(?! or accept)/.test(expected)) {
    expect((await screen.findByRole('alert')).textContent).toContain(name);
    expect(names('Otros')).toEqual([]);
  } else {
    const shown = name.split('/').at(-1);
    await waitFor(() => expect(names('Otros')).toEqual([shown]));
  }
});

it.each([
  ['4 invoices', 'Facturas', 'factura.pdf', 3],
  ['3 ID photos', 'Fotos', 'foto.jpg', 2],
  ['7 case attachments', 'Caso', 'caso.pdf', 6],
  ['6 in multi-upload', 'Otros', 'otro.pdf', 5],
])('%s: one too many is refused by name, the others remain', async (_, field, name, most) => {
  await open();
  const files = Array.from({ length: most + 1 }, (_one, place) => made(`${place}-${name}`, 100));
  choose(field, ...files);
  expect((await screen.findByRole('alert')).textContent).toContain(`${most}-${name}`);
  expect(names(field)).toHaveLength(most);
});

it('is sent to the retailer under its bare name and with the type of its content', async () => {
  await open();
  choose('Otros', made('C:\\escaner\\factura.pdf', 100, 'application/x-msdownload'));
  await waitFor(() => expect(names('Otros')).toEqual(['factura.pdf']));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const files: File[] = sent.mock.lastCall?.[0].any;
  expect(files.map(({ name, type }) => [name, type])).toEqual([['factura.pdf', 'application/pdf']]);
});

it('refuses the same file twice', async () => {
  await open();
  choose('Otros', made('factura.pdf', 100), made('factura.pdf', 100));
  expect((await screen.findByRole('alert')).textContent).toMatch(/ya está en la lista/);
  expect(names('Otros')).toEqual(['factura.pdf']);
});

it('says so when a file disappears while it is read, a folder for example, and retains the rest', async () => {
  await open();
  const gone = made('carpeta', 4096);
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  choose('Otros', made('factura.pdf', 100), gone);
  expect((await screen.findByRole('alert')).textContent).toMatch(/carpeta no se puede leer/);
  expect(names('Otros')).toEqual(['factura.pdf']);
  expect(screen.queryByText(/^Leyendo/), 'nothing is being read any more').toBeNull();
});

it('takes photos with the camera that the form wants, pictures only', async () => {
  await open();
  const camera = within(group('Fotos')).getByLabelText<HTMLInputElement>('Hacer una foto');
  expect(camera.getAttribute('capture')).toBe('user');
  expect(camera.accept).toBe('image/jpeg,image/png');
  expect(within(group('Caso')).queryByLabelText('Hacer una foto')).toBeNull();
  fireEvent.change(camera, { target: { files: [made('image.jpg', 200)] } });
  await waitFor(() => expect(names('Fotos')).toEqual(['image.jpg']));
});

it('sends the files themselves', async () => {
  await open();
  const file = made('factura.pdf', 100);
  choose('Facturas', file);
  await waitFor(() => expect(names('Facturas')).toEqual(['factura.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent.mock.calls[0]?.[0].invoices).toEqual([file]);
});

it('takes nothing while an answer is awaited', async () => {
  await open(true);
  expect(chooser('Otros').disabled).toBe(true);
  fireEvent.drop(group('Otros'), { dataTransfer: { files: [made('factura.pdf', 100)] } });
  await waitFor(() => expect(names('Otros')).toEqual([]));
});

/** A file that is read only when the test says so; from its given read on. */
function slowFile(name: string, from = 1) {
  const file = made(name, 100);
  let finish = () => {};
  const read = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slice = file.slice.bind(file);
  let reads = 0;
  file.slice = (...range) => {
    const part = slice(...range);
    const bytes = part.arrayBuffer.bind(part);
    reads += 1;
    if (reads >= from) part.arrayBuffer = () => read.then(bytes);
    return part;
  };
  return { file, finish, reads: () => reads };
}

it('a file that is removed while another is read does not reappear', async () => {
  await open();
  const remaining = made('queda.pdf', 100);
  choose('Otros', made('fuera.pdf', 100), remaining);
  await waitFor(() => expect(names('Otros')).toEqual(['fuera.pdf', 'queda.pdf']));
  const slow = slowFile('lenta.pdf');
  choose('Otros', slow.file);
  await screen.findByRole('progressbar', { name: /^Leyendo lenta\.pdf/ });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar fuera.pdf' }));
  slow.finish();
  await waitFor(() => expect(names('Otros')).toEqual(['queda.pdf', 'lenta.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent.mock.calls[0]?.[0].any.map(({ name }: File) => name)).toEqual([
    'queda.pdf',
    'lenta.pdf',
  ]);
});

it.each([1, 2, 3, 4, 5])(
  'a file that is removed during its read %i is not added after it',
  async (from) => {
    await open();
    const slow = slowFile('lenta.pdf', from);
    choose('Otros', slow.file);
    await waitFor(() => expect(slow.reads()).toBe(from));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar lenta.pdf' }));
    slow.finish();
    choose('Otros', made('queda.pdf', 100));
    await waitFor(() => expect(names('Otros')).toContain('queda.pdf'));
    expect(names('Otros')).toEqual(['queda.pdf']);
  },
);

it('a text that equals the id of a file stays text', async () => {
  const store = formStore();
  await open(false, store);
  const file = made('factura.pdf', 100);
  choose('Otros', file);
  await waitFor(() => expect(names('Otros')).toEqual(['factura.pdf']));
  const [id] = store.read().any as string[];
  await userEvent.type(screen.getByLabelText(/Observaciones/), id ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(sent.mock.calls[0]?.[0]).toEqual({ any: [file], remark: id });
});
