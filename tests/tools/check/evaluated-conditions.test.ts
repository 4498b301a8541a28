import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';

const SCREEN = 'src/screens/bills.tsx';

/** The sound configuration with a condition that no document names. */
function withBills(code: Files): Files {
  const texts = { active: 'a', 'bill-required': 'b', bills: 'c' };
  return {
    ...edited(soundFiles(), 'schemas/conditions.json', (value: { conditions: Files }) => {
      value.conditions.bills = { $setting: 'homepage', const: 'contracts' };
    }),
    'locales/es-ES/conditions.json': texts,
    'locales/ca-ES/conditions.json': texts,
    ...code,
  };
}

async function isReported(root: string): Promise<boolean> {
  const found = await checkConfiguration(root);
  return found.some(({ what }) => what === 'nothing uses the condition "bills"');
}
const reportedFor = (code: Files) => isReported(writeConfiguration(withBills(code)));

test.each([
  ['a route', "export const routes = [{ id: 'bills', requires: ['active', 'bills'] }];"],
  ['an attribute', "const a = <Requirements requires={['bills']} />;"],
  ['a constant as a member', "const when = ['bills'] as const;\nconst needs = { when };"],
  ['the hook', "const isOffered = useFailingCondition(subject)(['bills']) === null;"],
  ['what the hook returns', "const check = useFailingCondition();\nif (check(['bills'])) stop();"],
  ['a parameter called so', "const open = (failing: Check) => failing(['bills']) === null;"],
  ['firstFailing', "firstFailing(['bills'], facts, configuration);"],
  ['the configuration', "export const is = configuration.holds('bills', facts);"],
  ['a choice', "failing(isOwn ? ['active'] : ['bills']);"],
  ['a second choice', "failing(isOwn && (names ?? ['bills']));"],
  ['a spread', "const most = ['bills'];\nfailing(['active', ...most]);"],
  ['a map', "const names: Names = { pdf: 'bills' };\nfailing([names[kind]]);"],
  ['a member', "const names = { pdf: ['bills'], csv: [] };\nfailing(names.pdf);"],
  ['pairs', "const kinds = [['pdf', 'bills']];\nkinds.find(([, name]) => failing([name]));"],
  ['a function that builds', "const of = (): string[] => ['bills'];\nfailing(of());"],
  ['a mapped list', "failing(kinds.map((kind) => (kind ? 'bills' : 'active')));"],
  ['a list that grows', "const names = [];\nif (isOwn) names.push('bills');\nfailing(names);"],
  ['an assignment', "let names;\nnames = ['bills'];\nfailing(names);"],
  ['a loop', "for (const name of ['bills']) failing([name]);"],
  ['a loop over pairs', "for (const [, name] of [['pdf', 'bills']]) failing([name]);"],
  ['a fallback', "const open = ({ names = ['bills'] }) => failing(names);"],
  [
    'a function that passes it on',
    "function useOffer(name: string) {\n  return failing([name]);\n}\nuseOffer('bills');",
  ],
  [
    'a component that passes it on',
    "function Offer({ names }: Props) {\n  return failing(names);\n}\nconst a = <Offer names={['bills']} />;",
  ],
])('a condition that the code evaluates counts as used: %s', async (_, code) => {
  expect(await reportedFor({ [SCREEN]: code })).toBe(false);
});

test.each(['#screens/bill-names.ts', './bill-names.ts'])(
  'a list of conditions is found in the module that it is imported from, %s',
  async (module) => {
    const code = {
      [SCREEN]: `import { names as requires } from '${module}';\nfailing(requires);`,
      'src/screens/bill-names.ts': "export const names = ['bills'];",
    };
    expect(await reportedFor(code)).toBe(false);
  },
);

test.each([
  ['a comment', "// failing(['bills'])\n/* requires: ['bills'] */"],
  ['a text', "failing([]);\nt('bills');\nt('common.close', { when: 'bills' });"],
  ['an import', "import 'bills';\nconst requires = await import('bills');"],
  ['a class', 'const a = <Requirements requires={[]} className="bills" />;'],
  ['a text of an element', 'const a = <Requirements requires={[]}>bills</Requirements>;'],
  ['a type', "const open = (requires: 'bills'[]) => failing(requires as 'bills'[]);"],
  ['the name of a member', "failing({ bills: 'active' }); const { bills } = names;"],
  ['a comparison', "if (failing(['active']) === 'bills') stop();"],
  ['what a list is compared with', "let name = 'active';\nfailing([name]);\nname === 'bills';"],
  ['the question of a choice', "failing(kind === 'bills' ? ['active'] : []);"],
  ['a further argument', "useWithdrawal(['active'], 'bills');\nfirstFailing([], 'bills', c);"],
  ['the other half of a pair', "[['bills', 'active']].find(([, name]) => failing([name]));"],
  ['another method of that name', "schedule.holds('bills');"],
  ['a list that nothing evaluates', "const REQUIRES = ['bills'];\nconst conditions = 'bills';"],
  ['another list of that name', "const names = ['bills'];\n{ const names = []; failing(names); }"],
])('a condition that is only named counts as unused: %s', async (_, code) => {
  expect(await reportedFor({ [SCREEN]: code })).toBe(true);
});

test('the workbench evaluates no condition', async () => {
  const code = { 'src/workbench/gallery.tsx': "failing(['bills']);", [SCREEN]: '' };
  expect(await reportedFor(code)).toBe(true);
});

test('the next check reads the code as it is then', async () => {
  const root = writeConfiguration(withBills({ [SCREEN]: "failing(['bills']);" }));
  expect(await isReported(root)).toBe(false);
  writeFileSync(join(root, SCREEN), "failing(['other']);");
  expect(await isReported(root)).toBe(true);
  // As long as before: only the time differs.
  writeFileSync(join(root, SCREEN), "failing(['bills']);");
  utimesSync(join(root, SCREEN), 1, 1);
  expect(await isReported(root)).toBe(false);
});
