import { expect, it } from 'vitest';
import { chooseTests } from '#tools/setup/changed-tests.mjs';

const handlers = ['pay', 'power-change'].map((name) => `sandbox/operations/contracts/${name}.ts`);
const screenTests = Array.from(
  { length: 12 },
  (_, at) => `tests/screens/bills/bill-${at}.test.tsx`,
);

/** A small portal: its files with their text. */
const house: Record<string, string> = {
  'package.json': JSON.stringify({
    imports: { '#screens/*': './src/screens/*', '#ui/*': './src/ui/*' },
  }),
  'schemas/forms/address.json': '{}',
  'schemas/forms/address-of-heir.json': '{}',
  'src/ui/chip.tsx': '',
  'src/ui/types.ts': '',
  'src/ui/lazy.tsx': '',
  'src/screens/bills/bill-card.tsx':
    "import { Chip } from '#ui/chip.tsx';\nimport type { T } from '#ui/types.ts';\nconst form = 'address';",
  'src/screens/bills/bills-screen.tsx': "import {\n  Card,\n} from './bill-card.tsx';",
  'src/app/routing/routes.ts':
    "const one = () => import('#screens/bills/bills-screen.tsx');\nimport('#ui/lazy.tsx');",
  'tests/app/routes.test.tsx': "import '#app/routing/routes.ts';",
  'tests/forms/address.test.tsx': "const FORM = 'address';",
  'tests/forms/heirs.test.tsx': "const FORM = 'address-of-heir';",
  'tests/sandbox/contracts/power-change.test.ts':
    "import '#sandbox/server.ts'; const form = 'address';",
  'tests/sandbox/pay.test.ts': "import '#sandbox/server.ts';",
  'tests/e2e/heirs.test.ts': "test('an heir', () => open('/x?dialog=address-of-heir'));",
  'sandbox/server.ts': "import './operations/registry.ts';",
  'sandbox/operations/registry.ts': handlers
    .map((file) => `import './${file.slice('sandbox/operations/'.length)}';`)
    .join('\n'),
  ...Object.fromEntries(handlers.map((file) => [file, ''])),
  ...Object.fromEntries(
    screenTests.map((file, at) => [
      file,
      `import '#screens/bills/bills-screen.tsx';${at === 3 ? " open('address');" : ''}`,
    ]),
  ),
};

const choose = (...changed: string[]) =>
  chooseTests(changed, { files: Object.keys(house), read: (file: string) => house[file] ?? '' });

it('finds the tests that import a file through others, and not what is loaded later or only for types', () => {
  expect(choose('src/ui/chip.tsx').chosen).toEqual(screenTests.toSorted());
  expect(choose('src/ui/lazy.tsx').chosen).toEqual([]);
  expect(choose('src/ui/types.ts').unknown).toEqual(['src/ui/types.ts']);
});

it('finds the tests that name a form document by its whole name, those of a browser apart', () => {
  expect(choose('schemas/forms/address-of-heir.json')).toMatchObject({
    chosen: ['tests/forms/heirs.test.tsx'],
    browser: ['tests/e2e/heirs.test.ts'],
  });
  const { chosen, browser } = choose('locales/ca-ES/forms/address.json');
  expect(chosen).toEqual(['tests/forms/address.test.tsx', 'tests/screens/bills/bill-3.test.tsx']);
  expect(browser).toEqual([]);
});

it('finds the tests of a handler, and not all of the retailer', () => {
  expect(choose('sandbox/operations/contracts/pay.ts').chosen).toEqual([
    'tests/sandbox/pay.test.ts',
  ]);
});

it('of many tests of a screen runs those that name the forms of the changed part, and says which are left', () => {
  const { chosen, left } = choose('src/screens/bills/bill-card.tsx');
  expect(chosen).toEqual(['tests/screens/bills/bill-3.test.tsx']);
  expect(left).toHaveLength(11);
});

it('a changed test runs itself, and what is not there any more is no obstacle', () => {
  expect(choose('tests/forms/heirs.test.tsx').chosen).toEqual(['tests/forms/heirs.test.tsx']);
  expect(choose('src/ui/gone.tsx').unknown).toEqual(['src/ui/gone.tsx']);
});
