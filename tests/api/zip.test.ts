import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf } from '#api/zip.ts';

it('gives no two files the same name, nor names that differ by case only', async () => {
  async function* files() {
    for (const name of [
      'factura.pdf',
      'Factura.PDF',
      'factura.pdf',
      'sin ending',
      'sin ending',
      '€.csv',
    ])
      yield { name, content: new Blob([name]) };
  }
  const entries = unzipSync(new Uint8Array(await (await zipOf(files())).arrayBuffer()));
  expect(
    Object.entries(entries).map(([name, content]) => [name, new TextDecoder().decode(content)]),
  ).toEqual([
    ['factura.pdf', 'factura.pdf'],
    ['Factura (2).PDF', 'Factura.PDF'],
    ['factura (3).pdf', 'factura.pdf'],
    ['sin ending', 'sin ending'],
    ['sin ending (2)', 'sin ending'],
    ['€.csv', '€.csv'],
  ]);
});
