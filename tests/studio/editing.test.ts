import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Change, Edit } from '#studio/contract.ts';
import {
  isConfigurationFile,
  type WorkingCopy,
  workingCopy,
} from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';

const FORM = 'schemas/forms/iban-change.json';
const TEXTS = 'locales/es-ES/forms/iban-change.json';
const [MARTA, PAU] = ['Marta', 'Pau'];

const texts =
  '{\n  "title": "Cambiar la cuenta",\n  "submit": "Guardar",\n  "fields": {\n    "iban": { "label": "IBAN" }\n  }\n}\n';

/** A folder with a form and its texts, and an editing of it that can be opened again. */
function folder(
  files: Record<string, string> = { [TEXTS]: texts, [FORM]: '{\n  "requires": ["active"]\n}\n' },
) {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const open = (
    copy: WorkingCopy = workingCopy(root),
    mayWrite: (by: string, file: string) => boolean = () => true,
  ) =>
    createEditing({
      ...{ copy, mayWrite },
      journal: openJournal(join(root, '.cache/studio/journal.jsonl')),
      texts: storedTexts(join(root, '.cache/studio/texts')),
    });
  return { root, open, read: (file: string) => readFileSync(join(root, file), 'utf8') };
}

const change = (...edits: Edit[]): Change => ({
  edits,
  thing: { kind: 'form', form: 'iban-change' },
});
const title = (before: string, after: string): Edit => ({
  op: 'set',
  file: TEXTS,
  path: ['title'],
  before,
  after,
});
const submit = (before: string, after: string): Edit => ({
  op: 'set',
  file: TEXTS,
  path: ['submit'],
  before,
  after,
});

test('who may not write a file changes nothing with it, nor takes a change of it back', () => {
  const { open, read } = folder();
  const both = change(title('Cambiar la cuenta', 'Otra cuenta'), {
    ...{ op: 'remove', file: FORM, path: ['requires'], before: ['active'] },
  });
  const mayTexts = (_: string, file: string) => file === TEXTS;
  const refused = { kind: 'refused', refusal: { reason: 'not-allowed', file: FORM } };
  expect(open(undefined, mayTexts).change(both, MARTA)).toEqual(refused);
  expect(read(TEXTS)).toBe(texts);
  open().change(both, MARTA);
  const changed = read(TEXTS);
  // The person may less than when the change was made.
  expect(open(undefined, mayTexts).undo(MARTA)).toEqual(refused);
  expect(read(TEXTS)).toBe(changed);
});

describe('undo and redo', () => {
  test('give back every byte, also after the server was started again', () => {
    const { open, read } = folder();
    open().change(
      change(title('Cambiar la cuenta', 'Otra cuenta'), {
        op: 'remove',
        file: FORM,
        path: ['requires'],
        before: ['active'],
      }),
      MARTA,
    );
    const changed = [read(TEXTS), read(FORM)];
    expect(JSON.parse(changed[0] ?? '').title).toBe('Otra cuenta');
    expect(JSON.parse(changed[1] ?? '')).toEqual({});
    expect(open().undo(MARTA).kind).toBe('made');
    expect([read(TEXTS), read(FORM)]).toEqual([texts, '{\n  "requires": ["active"]\n}\n']);
    expect(open().redo(MARTA).kind).toBe('made');
    expect([read(TEXTS), read(FORM)]).toEqual(changed);
    expect(open().redo(MARTA).kind).toBe('nothing');
  });

  test('take the letters of a text as one step, and another field as another one', () => {
    const { open, read } = folder();
    const editing = open();
    editing.change({ ...change(title('Cambiar la cuenta', 'O')), mark: 'title' }, MARTA);
    editing.change({ ...change(title('O', 'Ot')), mark: 'title' }, MARTA);
    editing.change({ ...change(submit('Guardar', 'Enviar')), mark: 'submit' }, MARTA);
    editing.undo(MARTA);
    expect(JSON.parse(read(TEXTS))).toMatchObject({ title: 'Ot', submit: 'Guardar' });
    editing.undo(MARTA);
    expect(read(TEXTS)).toBe(texts);
    editing.redo(MARTA);
    expect(JSON.parse(read(TEXTS))).toMatchObject({ title: 'Ot', submit: 'Guardar' });
  });

  test('leave what others wrote since, be it in the next line, and clash only over the same text', () => {
    const { open, read } = folder();
    const editing = open();
    editing.change(change(title('Cambiar la cuenta', 'Otra cuenta')), MARTA);
    editing.change(
      change({
        op: 'set',
        file: TEXTS,
        path: ['fields', 'iban', 'label'],
        before: 'IBAN',
        after: 'Su IBAN',
      }),
      PAU,
    );
    expect(editing.undo(MARTA).kind).toBe('made');
    expect(JSON.parse(read(TEXTS))).toMatchObject({
      title: 'Cambiar la cuenta',
      fields: { iban: { label: 'Su IBAN' } },
    });
    editing.redo(MARTA);
    editing.change(change(submit('Guardar', 'Enviar')), PAU);
    editing.undo(MARTA);
    expect(JSON.parse(read(TEXTS))).toMatchObject({ title: 'Cambiar la cuenta', submit: 'Enviar' });
    editing.redo(MARTA);
    editing.change(change(title('Otra cuenta', 'La cuenta')), PAU);
    expect(editing.undo(MARTA)).toEqual({
      kind: 'conflict',
      conflict: { file: TEXTS, path: [], by: PAU },
    });
    expect(JSON.parse(read(TEXTS)).title).toBe('La cuenta');
  });
});

describe('a change', () => {
  test('of what another changed meanwhile is refused with what stands there now, as a whole', () => {
    const { open, read } = folder();
    const editing = open();
    editing.change(change(title('Cambiar la cuenta', 'La cuenta')), PAU);
    const refused = editing.change(
      change(submit('Guardar', 'Enviar'), title('Cambiar la cuenta', 'Otra cuenta')),
      MARTA,
    );
    expect(refused).toEqual({
      kind: 'conflict',
      conflict: { file: TEXTS, path: ['title'], now: 'La cuenta', by: PAU },
    });
    expect(JSON.parse(read(TEXTS)).submit).toBe('Guardar');
  });

  test('of a whole file is merged with those of others in other lines', () => {
    const { open, read } = folder();
    const editing = open();
    editing.change(change(title('Cambiar la cuenta', 'La cuenta')), PAU);
    const after = texts.replace('"IBAN"', '"Su IBAN"');
    expect(
      editing.change(change({ op: 'write', file: TEXTS, before: texts, after }), MARTA).kind,
    ).toBe('made');
    expect(JSON.parse(read(TEXTS))).toMatchObject({
      title: 'La cuenta',
      fields: { iban: { label: 'Su IBAN' } },
    });
  });

  test('begins a file of a partner with its schema', () => {
    const { open, read } = folder();
    const file = 'schemas/partners/garbi/locales/ca-ES/forms/iban-change.json';
    open().change(change({ op: 'set', file, path: ['title'], after: 'Compte' }), MARTA);
    expect(JSON.parse(read(file))).toEqual({
      $schema: '../../../../../meta/overrides/form-texts.schema.json',
      title: 'Compte',
    });
    open().undo(MARTA);
    expect(() => read(file)).toThrow();
  });

  test('typed letter by letter into a new file is one step, which takes the file away again', () => {
    const { open, read } = folder();
    const editing = open();
    const file = 'schemas/partners/garbi/locales/ca-ES/forms/iban-change.json';
    const typed = (after: string, before?: string): Change => ({
      ...change({ op: 'set', file, path: ['title'], ...(before && { before }), after }),
      mark: 'title',
    });
    editing.change(typed('C'), MARTA);
    editing.change(typed('Co', 'C'), MARTA);
    editing.undo(MARTA);
    expect(() => read(file)).toThrow('ENOENT');
  });

  test('of a broken file says where it is broken; as a whole text it mends it', () => {
    const { open, read } = folder({ [TEXTS]: '{\n  "title": "a",\n  "submit"\n}\n' });
    const editing = open();
    expect(editing.change(change(title('a', 'b')), MARTA)).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'not-json', file: TEXTS, line: 4 },
    });
    editing.change(change({ op: 'write', file: TEXTS, before: read(TEXTS), after: '{}\n' }), MARTA);
    expect(read(TEXTS)).toBe('{}\n');
  });

  test('is finished after a crash or a full disk, and not made twice', () => {
    const { root, open, read } = folder();
    const copy = workingCopy(root);
    let isFull = true;
    const editing = open({
      read: copy.read,
      write(file, text) {
        if (isFull) throw new Error('ENOSPC');
        copy.write(file, text);
      },
    });
    const wanted = change(title('Cambiar la cuenta', 'Otra cuenta'));
    expect(() => editing.change(wanted, MARTA)).toThrow('ENOSPC');
    expect(read(TEXTS)).toBe(texts);
    isFull = false;
    expect(editing.change(wanted, MARTA).kind).toBe('nothing');
    expect(JSON.parse(read(TEXTS)).title).toBe('Otra cuenta');
    isFull = true;
    expect(() => editing.change(change(title('Otra cuenta', 'La cuenta')), MARTA)).toThrow(
      'ENOSPC',
    );
    const again = open();
    expect(JSON.parse(read(TEXTS)).title).toBe('La cuenta');
    again.undo(MARTA);
    again.undo(MARTA);
    expect(read(TEXTS)).toBe(texts);
  });

  test('that the journal has in part is as if it had never been', () => {
    const { root, open } = folder();
    open().change(change(title('Cambiar la cuenta', 'Otra cuenta')), MARTA);
    const journal = join(root, '.cache/studio/journal.jsonl');
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"id":2,"at":"20`);
    const editing = open();
    editing.change(change(title('Otra cuenta', 'La cuenta')), MARTA);
    expect(open().next(MARTA).undo).toEqual({ kind: 'form', form: 'iban-change' });
    expect(
      openJournal(journal)
        .entries()
        .map(({ id }) => id),
    ).toEqual([1, 2]);
  });
});

describe('files that may be written', () => {
  test('are those of the configuration only', () => {
    for (const file of [
      FORM,
      TEXTS,
      'schemas/portal.json',
      'locales/glossary.json',
      'schemas/partners/garbi/portal.json',
      'schemas/partners/garbi/locales/ca-ES/common.json',
    ])
      expect(isConfigurationFile(file), file).toBe(true);
    for (const file of [
      'package.json',
      'schemas/meta/form.schema.json',
      'schemas/../package.json',
      'locales/es-ES/../../package.json',
      '/etc/schemas/portal.json',
      'schemas/forms/../portal.json',
      'schemas/partners/../forms/a.json',
      'schemas/forms/a.json/b.json',
      'schemas/forms/.hidden.json',
      'schemas/portal.ts',
      'tests/config/examples/a.json',
    ]) {
      expect(isConfigurationFile(file), file).toBe(false);
      expect(
        folder()
          .open()
          .change(change({ op: 'write', file, before: '', after: '{}' }), MARTA),
      ).toEqual({
        kind: 'refused',
        refusal: { reason: 'unknown-file', file },
      });
    }
  });

  test('stand in the folder itself: a link to another one is not followed', () => {
    const { root } = folder();
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    symlinkSync(elsewhere, join(root, 'schemas/wizards'));
    expect(() => workingCopy(root).write('schemas/wizards/a.json', '{}')).toThrow('outside');
  });
});
