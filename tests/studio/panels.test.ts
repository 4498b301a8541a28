import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json, Panel } from '#studio/contract.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { contentsOf } from '#studio/server/panel/contents.ts';
import { panelOf } from '#studio/server/panel/panels.ts';
import { type Scope, scopeOf } from '#studio/server/panel/scope.ts';
import { thingAt } from '#studio/server/state/thing-at.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

let scope: Scope;
let things: Thing[];

beforeAll(async () => {
  scope = await scopeOf('.', null);
  const fields = [...scope.view.forms].flatMap(([form, { value }]) =>
    [...fieldsOf(value.schema).keys()]
      .filter((address) => !address.includes('*'))
      .map((address): Thing => ({ kind: 'field', form, path: address.split('/') })),
  );
  const parts = [...scope.view.screens.keys()].flatMap((page) =>
    panelOf(scope, { kind: 'page', page }).lists.flatMap(({ entries }) =>
      entries.flatMap(({ thing }) => (thing ? [thing] : [])),
    ),
  );
  const all = contentsOf(scope).entries.map(({ thing }) => thing);
  // A group of settings holds what its members say by themselves.
  const isWhole = (thing: Thing) => thing.kind !== 'setting' || !thing.key.includes('.');
  things = [...all.filter(isWhole), ...fields, ...parts];
});

const panels = () => things.map((thing): Panel => panelOf(scope, thing));

describe('the panel of everything that the configuration has', () => {
  test('has a form for what its files say, by whose schema that is valid', () => {
    const ajv = new Ajv({
      ...{ strict: false, allErrors: true },
      validateSchema: false,
      validateFormats: false,
    });
    const validators = new Map<string, ValidateFunction>();
    const faultsOf = (schema: object, value: Json) => {
      const text = JSON.stringify(schema);
      const validate = validators.get(text) ?? ajv.compile(schema);
      validators.set(text, validate);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    };
    const wrong = panels().flatMap(({ thing, sections }) =>
      sections.flatMap(({ name, file, path, schema, value }) => {
        const faults = value === undefined ? null : faultsOf(schema, value);
        return faults === null
          ? []
          : [`${JSON.stringify(thing)} ${name} ${file}#${path.join('/')}: ${faults}`];
      }),
    );
    expect(things.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('leads back from the places that it changes to the thing, as the check finds it', () => {
    const copy = workingCopy('.');
    const own = (thing: Thing) =>
      thing.kind === 'part' || thing.kind === 'step' || thing.kind === 'setting';
    for (const { thing, sections } of panels().filter((panel) => own(panel.thing)))
      for (const { file, path } of sections)
        expect(thingAt(file, path, copy.read(file)), JSON.stringify(thing)).toEqual(thing);
    const field: Thing = { kind: 'field', form: 'iban-change', path: ['iban'] };
    const rules = panelOf(scope, field).sections.filter(
      ({ name }) => name === 'rules' || name === 'look',
    );
    expect(rules).toHaveLength(2);
    for (const { file, path } of rules) expect(thingAt(file, path, copy.read(file))).toEqual(field);
  });

  test('says what is usual of a setting that no file has, so that opening it fills nothing in', () => {
    const [appliances] = panelOf(scope, {
      ...{ kind: 'setting', key: 'powerCalculator.appliances' },
    }).sections;
    expect(appliances?.value).toBeUndefined();
    expect(appliances?.usual).toEqual(appliances?.schema.default);
  });

  test('has the texts of the products that a list names, in every language', () => {
    const portal = { value: { ...scope.view.portal.value, products: { gas: [{ id: 7 }] } } };
    const view = { ...scope.view, portal: { ...scope.view.portal, ...portal } };
    const texts = (key: string) =>
      panelOf({ ...scope, view } as Scope, { kind: 'setting', key })
        .sections.filter(({ name }) => name === 'texts')
        .map(({ language, file, path, schema }) => ({
          ...{ language, file, path },
          products: Object.keys(schema.properties as object),
        }));
    expect(texts('products.gas')).toEqual(
      ['es-ES', 'ca-ES'].map((language) => ({
        ...{ language, file: `locales/${language}/products.json`, path: ['gas'] },
        products: ['7'],
      })),
    );
    expect(texts('products.electricity')).toEqual([]);
    expect(texts('contracts.itemsPerPage')).toEqual([]);
  });

  test('names the field that must be answered, and the ones that need not', () => {
    const isRequired = (path: string[]) =>
      panelOf(scope, { kind: 'field', form: 'iban-change', path }).sections.find(
        ({ name }) => name === 'required',
      )?.value;
    expect(isRequired(['account'])).toBe(true);
    expect(isRequired(['iban'])).toBe(true);
    expect(isRequired(['otherContracts'])).toBe(false);
  });
});

describe('the panel of a text', () => {
  test('has it in every offered language, with its plural forms, where it is written', () => {
    const { sections } = panelOf(scope, {
      kind: 'text',
      key: 'forms.iban-change.fields.iban.label',
    });
    expect(sections.map(({ language, file, path }) => [language, file, path.join('.')])).toEqual([
      ['es-ES', 'locales/es-ES/forms/iban-change.json', 'fields.iban.label'],
      ['ca-ES', 'locales/ca-ES/forms/iban-change.json', 'fields.iban.label'],
    ]);
    const plural = panelOf(scope, { kind: 'text', key: 'form-engine.combobox.matches_one' });
    expect(plural.sections.map(({ path }) => path.at(-1))).toEqual([
      ...['matches_one', 'matches_other'],
      ...['matches_one', 'matches_other'],
    ]);
  });

  test('that names a step of a wizard is the title of its form', () => {
    const { sections } = panelOf(scope, { kind: 'text', key: 'wizards.contracting-gas.person' });
    const file = 'locales/es-ES/forms/contracting-person.json';
    expect(sections[0]).toMatchObject({ file, path: ['title'], value: 'Quién contrata' });
  });

  test('of a shared kind of field is changed where all forms have it', () => {
    const { sections } = panelOf(scope, {
      kind: 'text',
      key: 'forms.iban-change.fields.iban.help',
    });
    expect(sections[0]?.file).toBe('locales/es-ES/fields.json');
  });

  test('is changed for a partner in the files of the partner, over what the retailer says', async () => {
    const partner = await scopeOf('.', 'garbi');
    const { sections } = panelOf(partner, { kind: 'text', key: 'contracts.list.title' });
    const spanish = sections.find(({ language }) => language === 'es-ES');
    expect(spanish).toMatchObject({
      file: 'schemas/partners/garbi/locales/es-ES/contracts.json',
      usual: expect.any(String),
    });
  });
});
