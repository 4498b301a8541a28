import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

const SCREEN = 'src/screens/bills.tsx';

async function check(code: string, files = soundFiles()): Promise<string[]> {
  const root = writeConfiguration({ ...files, [SCREEN]: code });
  return (await checkConfiguration(root)).map(printDiagnostic);
}

/** The sound configuration with a text of its own for the code to use. */
const withText = (): Files =>
  ['es-ES', 'ca-ES'].reduce(
    (files, language) =>
      edited(files, `locales/${language}/common.json`, (value: Files) => {
        value.bill = { paid: language };
      }),
    soundFiles(),
  );

const UNUSED = expect.stringMatching(/nothing uses the text "common\.bill\.paid"/);

test.each([
  ["t('common.bill.paid');"],
  ["texts.t('common.bill.paid', { count });"],
  ['optional(`common.bill.paid`);'],
  ["t(isPaid ? 'common.bill.paid' : 'common.close');"],
  ["const words = { paid: 'common.bill.paid' };"],
  ['const a = <Words text="common.bill.paid" />;'],
  [`t(\`common.bill.\${state}\`);`],
  ["t('common.bill.' + state);"],
  [`const a = <p>{\`\${t(\`common.bill.\${state}\`)}.\`}</p>;`],
])('a text that the code uses or begins counts: %s', async (code) => {
  expect(await check(code, withText())).toEqual([]);
});

test.each([
  ["// t('common.bill.paid')"],
  ['/** `common.bill.paid` and `common.bill.` */'],
  ["const a = 'see common.bill.paid';"],
  [`const a = "t('common.bill.paid')";`],
  ['const a = <p>common.bill.paid</p>;'],
  ["import 'common.bill.paid';"],
  ["type Key = 'common.bill.paid';"],
])('a text that is only mentioned does not: %s', async (code) => {
  expect(await check(code, withText())).toContainEqual(UNUSED);
});

test('a text that does not exist is reported where it is called', async () => {
  const code = [
    "// t('common.gone')",
    'const a = \'t("common.gone")\';',
    'export const Bill = () => (',
    "  <p title={texts.optional('common.gone')}>",
    "    {t(isPaid ? 'common.close' : 'common.lost')}",
    '  </p>',
    ');',
  ].join('\n');
  expect(await check(code)).toEqual([
    expect.stringMatching(/^src\/screens\/bills\.tsx:4:19 {2}there is no text "common\.gone"/),
    expect.stringMatching(/^src\/screens\/bills\.tsx:5:6 {2}there is no text "common\.lost"/),
  ]);
});

test('each list of a file needs the texts of what it has itself', async () => {
  const code = [
    'const lists = [',
    '  <List texts="bills.list." searchDelay={null} picking={picking} />,',
    '  <List of={rows} texts="bills.old." searchDelay={null} />,',
    '];',
  ].join('\n');
  const found = await check(code);
  const of = (place: string) => found.filter((line) => line.startsWith(`${SCREEN}:${place} `));
  expect(of('2:9').join('\n')).toContain('"bills.list.pick.start"');
  expect(of('3:19')).toHaveLength(4);
});

test.each([
  ['an attribute', '<Dialog form="change" />'],
  ['a choice', "<Dialog form={isNew ? 'create' : 'change'} />"],
  ['a constant', "<Dialog form={FORM} />;\nconst FORM = 'change'"],
  ['a route', "{ forms: ['create', 'change'] }"],
])('a form that a screen shows must submit something: %s', async (_, code) => {
  const files = edited(soundFiles(), 'schemas/forms/change.json', (value: Files) => {
    delete value.submit;
  });
  delete files['schemas/wizards/start.json'];
  const submitsNothing = expect.stringMatching(/the form "change" submits nothing/);
  expect(await check(`export const one = ${code};`, files)).toContainEqual(submitsNothing);
  expect(await check('// <Dialog form="change" />', files)).not.toContainEqual(submitsNothing);
});
