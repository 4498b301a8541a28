import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const papers = {
  document: {
    schema: {
      type: 'object',
      properties: { papers: { type: 'array', items: { type: 'string' }, maxItems: 3 } },
    },
    ui: { papers: { 'ui:widget': 'files' } },
  },
  texts: { title: 'Papeles', submit: 'Guardar', fields: { papers: { label: 'Papeles' } } },
};

/** The bytes of a JPEG that the browser encodes, by its quality. */
let bytesAt: (quality: number) => number;
const encoded = vi.fn();
const decode = vi.fn();
const sent = vi.fn();
const picture = (width: number, height: number) => ({ width, height, close: () => {} });

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ papers }));
});
beforeEach(() => {
  bytesAt = () => 900;
  for (const spy of [sent, encoded]) spy.mockClear();
  decode.mockReset().mockImplementation(async () => picture(4000, 3000));
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(URL, 'revokeObjectURL');
  const painted = { fillRect() {}, translate() {}, rotate() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(painted as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
    _type,
    quality = 1,
  ) {
    encoded(this.width, this.height, quality);
    const jpeg = new Uint8Array(bytesAt(quality));
    jpeg.set([0xff, 0xd8, 0xff]);
    done(new Blob([jpeg]));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(settings = {}) {
  await showForms({
    ...{ configuration, settings },
    children: <BareForm form="papers" onSubmit={sent} />,
  });
  return screen.findByLabelText<HTMLInputElement>('Elegir archivos');
}
const choose = async (input: HTMLInputElement, ...files: File[]) =>
  fireEvent.change(input, { target: { files } });
const photo = (name: string) => new File([readFileSync(`tests/vectors/photos/${name}`)], name);
/** What the list says once nothing is being prepared. */
async function listed() {
  const list = await screen.findByRole('list', { name: 'Archivos añadidos' });
  await waitFor(() =>
    expect(within(list).queryByText(/^(Leyendo|Convirtiendo)|en espera$/)).toBeNull(),
  );
  return list.textContent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function sentFiles(): Promise<File[]> {
  await press('Guardar');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return sent.mock.lastCall?.[0].papers ?? [];
}

/** A JPEG of so many bytes, upright, without anything beside its picture. */
function largeJpeg(name: string, bytes: number): File {
  const jpeg = new Uint8Array(bytes);
  jpeg.set([0xff, 0xd8, 0xff, 0xda, 0, 3, 1]);
  jpeg.set([0xff, 0xd9], bytes - 2);
  return new File([jpeg], name);
}

it('sends a photo upright and without its place, and where it cannot be decoded at least without the place', async () => {
  const input = await open();
  decode.mockResolvedValue(picture(240, 320));
  await choose(input, photo('flag.jpg'));
  expect(await listed()).toMatch(/^flag\.jpg/);
  expect(encoded.mock.calls).toEqual([[240, 320, 0.85]]);
  decode.mockRejectedValue(new Error('no picture'));
  await choose(input, new File([photo('flag.jpg')], 'otra.jpg'));
  await listed();
  const files = await sentFiles();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['flag.jpg', 'image/jpeg'],
    ['otra.jpg', 'image/jpeg'],
  ]);
  for (const file of files) expect(await file.text()).not.toContain('Exif');
});

it('makes a photo smaller until the field takes it, and says so', async () => {
  const input = await open({ fileUploadSizeLimit: 1_000_000 });
  bytesAt = (quality) => (quality > 0.7 ? 1_400_000 : 800_000);
  await choose(input, largeJpeg('contador.jpg', 3_000_000));
  expect(await listed()).toMatch(/contador\.jpgLa hemos reducido de 3\sMB a 800\skB/);
  expect(encoded.mock.calls).toEqual([
    [2000, 1500, 0.85],
    [2000, 1500, 0.7],
  ]);
});

it('turns a HEIC photo into a JPEG silently where the browser decodes it', async () => {
  const input = await open();
  await choose(input, new File([photo('flag.heic')], 'IMG_1.HEIC'));
  expect(await listed()).toMatch(/^IMG_1\.jpg1\skB/);
  expect((await sentFiles())[0]?.type).toBe('image/jpeg');
});

it.each([
  ['the decoder is switched off', { photos: { heicDecoder: false } }],
  ['the site does not allow it', {}],
])('says how to send a HEIC photo otherwise where %s', async (_, settings) => {
  const start = vi.fn(() => {
    throw new TypeError('not admitted');
  });
  vi.stubGlobal('Worker', start);
  decode.mockRejectedValue(new Error('unknown format'));
  await choose(await open(settings), photo('flag.heic'));
  const advice = (await screen.findByRole('alert')).textContent;
  expect(advice).toMatch(/^flag\.heic es una foto HEIC .* «Más compatible»/);
  expect(start).toHaveBeenCalledTimes('photos' in settings ? 0 : 1);
});

it('says that the connection failed when the decoder of a HEIC photo does not come', async () => {
  class Broken extends EventTarget {
    postMessage = () => this.dispatchEvent(new Event('error'));
    terminate() {}
  }
  vi.stubGlobal('Worker', Broken);
  decode.mockRejectedValue(new Error('unknown format'));
  await choose(await open(), photo('flag.heic'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/compruebe su conexión/);
});

/** A photo whose decoding ends when the test says so. */
function slowPhoto() {
  let end = (_how: 'decoded' | 'failed') => {};
  const decoding = new Promise((resolve, reject) => {
    end = (how) => (how === 'decoded' ? resolve(picture(40, 30)) : reject(new Error(how)));
  });
  decode.mockReturnValue(decoding);
  return { file: photo('flag.heic'), end: (how: 'decoded' | 'failed') => end(how) };
}

it('waits with sending for a photo that is being prepared', async () => {
  const { file, end } = slowPhoto();
  await choose(await open(), file);
  await screen.findByRole('progressbar', { name: 'Leyendo flag.heic…' });
  await press('Guardar');
  expect(sent).not.toHaveBeenCalled();
  end('decoded');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].papers.map(({ name }: File) => name)).toEqual(['flag.jpg']);
});

it('sends nothing without a photo that is refused meanwhile, unless that is confirmed', async () => {
  vi.stubGlobal('Worker', undefined);
  const { file, end } = slowPhoto();
  await choose(await open(), file);
  await screen.findByRole('progressbar');
  await press('Guardar');
  end('failed');
  await screen.findByText(/Elija otro, o pulse de nuevo para enviar sin él/);
  expect(sent).not.toHaveBeenCalled();
  expect(await sentFiles()).toEqual([]);
});

it('gives up a photo that is taken out while it is prepared, also while a submit waits for it', async () => {
  const { file, end } = slowPhoto();
  await choose(await open(), file, new File(['%PDF-1.7'], 'factura.pdf'));
  await screen.findByRole('progressbar', { name: 'Leyendo flag.heic…' });
  await press('Guardar');
  await press('Quitar flag.heic');
  end('decoded');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0].papers.map(({ name }: File) => name)).toEqual(['factura.pdf']);
});

it('turns a photo from its first state each time, and releases each preview', async () => {
  await choose(await open(), largeJpeg('contador.jpg', 5_000));
  decode.mockResolvedValue(picture(400, 300));
  await screen.findByRole('button', { name: 'Girar contador.jpg' });
  encoded.mockClear();
  const first = await sentFiles();
  for (const turn of [1, 2, 3, 4]) {
    await press('Girar contador.jpg');
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(turn + 1));
  }
  await screen.findByText('contador.jpg se ha girado.');
  expect(encoded.mock.calls.map(([width, height]) => [width, height])).toEqual([
    [300, 400],
    [400, 300],
    [300, 400],
  ]);
  expect(await sentFiles()).toEqual(first);
  await press('Quitar contador.jpg');
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(
    vi.mocked(URL.createObjectURL).mock.calls.length,
  );
});

it('names a PDF that may not be readable, and takes it', async () => {
  const trailer = (entries: string) =>
    `%PDF-1.7\nxref\n0 0\ntrailer\n<< ${entries} >>\nstartxref\n9\n%%EOF`;
  await choose(
    await open(),
    new File([trailer('/Encrypt 9 0 R')], 'nomina.pdf'),
    new File(['%PDF-1.7\n1 0 obj'], 'cortado.pdf'),
    new File([trailer('')], 'bien.pdf'),
  );
  await listed();
  const rows = within(screen.getByRole('list', { name: 'Archivos añadidos' }));
  const [locked, incomplete, sound] = rows.getAllByRole('listitem').map((row) => row.textContent);
  expect(locked).toMatch(/Parece protegido: .* contraseña/);
  expect(incomplete).toMatch(/Parece incompleto o dañado/);
  expect(sound).toMatch(/^bien\.pdf1\skB/);
  expect(screen.queryByRole('button', { name: /^Girar/ })).toBeNull();
  expect(await sentFiles()).toHaveLength(3);
});

it.each([
  ['names HEIC', 'a Mac', 0, true],
  ['does not name HEIC', 'an iPhone, which then hands over a JPEG', 5, false],
])('%s among the files to choose from on %s', async (_, _on, maxTouchPoints, expected) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: maxTouchPoints });
  expect((await open()).accept.includes('.heic')).toBe(expected);
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});
