import { expect, it } from 'vitest';
import { pdfDoubt } from '#domain/files/pdf-doubt.ts';

const OBJECT = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
/** A PDF whose trailer is a dictionary, after its table. */
const classic = (entries: string, end = '%%EOF\n') =>
  `${OBJECT}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${entries} >>\nstartxref\n${OBJECT.length}\n${end}`;
/** A PDF whose trailer is the dictionary of a stream. */
const streamed = (entries: string, data = '') =>
  `${OBJECT}7 0 obj\n<< /Type /XRef ${entries} >>\nstream\n${data}\nendstream\nendobj\nstartxref\n${OBJECT.length}\n%%EOF`;

it.each([
  ['sound', classic('/Root 1 0 R'), null],
  ['sound, with a stream', streamed('/Root 1 0 R'), null],
  ['sound, filled up behind its end', classic('', `%%EOF${'\0'.repeat(5000)}`), null],
  [
    'sound, though a text in it names an encryption',
    classic('').replace('/Type', '/Encrypt'),
    null,
  ],
  ['sound, though binary data look like one', streamed('', '/Encrypt 9 0 R'), null],
  ['encrypted', classic('/Encrypt 9 0 R'), 'locked'],
  ['encrypted, with a stream', streamed('/Encrypt << /V 5 >>'), 'locked'],
  ['cut before its table', OBJECT, 'incomplete'],
  ['cut after a first part', `${classic('')}2 0 obj\n<< /Length 5`, 'incomplete'],
  ['cut within its last line', classic('').slice(0, -10), 'incomplete'],
])('a PDF that is %s', async (_, text, expected) => {
  expect(await pdfDoubt(new Blob([text]))).toBe(expected);
});
