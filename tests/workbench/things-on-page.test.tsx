import { afterEach, expect, it } from 'vitest';
import { collectTexts, keysAt, setContent } from '#workbench/edit/text-collector.ts';
import { hasMark, withMark } from '#workbench/edit/text-marks.ts';
import { elementsOf } from '#workbench/edit/things.ts';
import { thingsAround, thingsOnPage } from '#workbench/edit/things-on-page.ts';

let stop = () => {};
afterEach(() => {
  stop();
  stop = () => {};
});

/** Observers are called after what changed the page. */
const observed = () => Promise.resolve();

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

async function shown(html: string): Promise<void> {
  stop = collectTexts();
  document.body.innerHTML = html;
  await observed();
}

it('takes marks out of texts and attributes at once, and writes down their keys', async () => {
  const [save, hint] = [withMark('Guardar', 'common.save'), withMark('Su IBAN', 'iban.hint')];
  await shown(
    `<button title="${hint}" data-other="${hint}">${save}</button><input placeholder="${hint}">`,
  );
  expect(document.documentElement.outerHTML).not.toSatisfy(hasMark);
  expect(find('button').dataset.text).toBe('common.save');
  expect(find('button').getAttribute('data-text-title')).toBe('iban.hint');
  expect(find('button').hasAttribute('data-text-data-other')).toBe(false);
  expect(find('input').getAttribute('data-text-placeholder')).toBe('iban.hint');
  expect(elementsOf({ kind: 'text', key: 'iban.hint' })).toEqual([find('button'), find('input')]);
  stop();
  expect(find('button').outerHTML).toBe(
    '<button title="Su IBAN" data-other="Su IBAN">Guardar</button>',
  );
});

it('follows a text that changes, moves, is typed, or gives way to a value', async () => {
  await shown(`<p>${withMark('Uno', 'a.one')} <b>9</b> ${withMark('Dos', 'a.two')}</p><i></i>`);
  const paragraph = find('p');
  expect(paragraph.dataset.text).toBe('a.one a.two');
  const [one] = paragraph.childNodes as unknown as Text[];
  if (!one) throw new Error('no text');
  setContent(one, 'Uno y medio');
  await observed();
  expect(keysAt(one)).toEqual(['a.one']);
  one.data = withMark('Tres', 'a.three');
  await observed();
  expect([one.data, paragraph.dataset.text]).toEqual(['Tres', 'a.three a.two']);
  find('i').append(one);
  await observed();
  expect([paragraph.dataset.text, find('i').dataset.text]).toEqual(['a.two', 'a.three']);
  one.data = '600 00 00 01';
  await observed();
  expect(find('i').hasAttribute('data-text')).toBe(false);
});

it('lists the things of a page in reading order, each in what it stands in', async () => {
  const label = withMark('IBAN nuevo', 'forms.iban.fields.iban.label');
  await shown(`
    <nav aria-label="${withMark('Menú', 'frame.menu')}"></nav>
    <main data-page="contract">
      <h1>${withMark('Su contrato', 'contracts.title')}</h1>
      <section data-part="contract bank">
        <h2>${withMark('Cuenta', 'contracts.bank')}</h2>
        <form data-form="iban">
          <div class="field" data-field="iban holder iban"><label>${label}</label></div>
          <p>${withMark('Otra vez', 'common.again')}</p><p>${withMark('Otra vez', 'common.again')}</p>
        </form>
      </section>
      <div data-part="contract bank"><p>${withMark('Fin', 'contracts.end')}</p></div>
    </main>
    <div data-edit-layer data-page="none"></div>`);
  const listed = thingsOnPage().map(
    ({ thing, words, depth }) =>
      `${depth} ${thing.kind} ${thing.kind === 'text' ? thing.key : ''} ${words}`,
  );
  expect(listed).toEqual([
    '0 text frame.menu Menú',
    '0 page  Su contrato',
    '1 text contracts.title Su contrato',
    '1 part  Cuenta',
    '2 text contracts.bank Cuenta',
    '2 form  ',
    '3 field  IBAN nuevo',
    '4 text forms.iban.fields.iban.label IBAN nuevo',
    '3 text common.again Otra vez',
    '2 text contracts.end Fin',
  ]);
  expect(thingsAround(find('label'))).toEqual([
    { kind: 'text', key: 'forms.iban.fields.iban.label' },
    { kind: 'field', form: 'iban', path: ['holder', 'iban'] },
    { kind: 'form', form: 'iban' },
    { kind: 'part', page: 'contract', part: 'bank' },
    { kind: 'page', page: 'contract' },
  ]);
});
