import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileConfiguration } from '#tools/config/compile.ts';
import {
  ConfigurationDiagnostics,
  type Diagnostic,
  printDiagnostic,
} from '#tools/config/diagnostic.ts';
import { type Breakage, breakConfiguration, placeOf } from './breakages/breakage.ts';
import { deploymentBreakages } from './breakages/deployment.ts';
import { fieldBreakages } from './breakages/fields.ts';
import { fileBreakages } from './breakages/files.ts';
import { flowBreakages } from './breakages/flows.ts';
import { formCallBreakages } from './breakages/form-calls.ts';
import { listBreakages } from './breakages/lists.ts';
import { lockOutBreakages } from './breakages/lock-outs.ts';
import { ruleBreakages } from './breakages/looks.ts';
import { ownPageBreakages } from './breakages/own-pages.ts';
import { screenBreakages } from './breakages/screens.ts';
import { settingBreakages } from './breakages/settings.ts';
import { textValueBreakages } from './breakages/text-values.ts';
import { textBreakages } from './breakages/texts.ts';
import { valueBreakages } from './breakages/values.ts';
import { emptyFolder } from './fixture.ts';

const breakages = [
  ...fieldBreakages,
  ...ruleBreakages,
  ...valueBreakages,
  ...flowBreakages,
  ...formCallBreakages,
  ...screenBreakages,
  ...listBreakages,
  ...ownPageBreakages,
  ...settingBreakages,
  ...lockOutBreakages,
  ...deploymentBreakages,
  ...textBreakages,
  ...textValueBreakages,
  ...fileBreakages,
];

/** The portal's own configuration with all breakages in it. */
function brokenConfiguration(): string {
  const root = emptyFolder();
  for (const folder of ['schemas', 'locales', 'tests/config/examples'])
    cpSync(folder, join(root, folder), { recursive: true });
  const edits = breakages.map(
    (one) => [JSON.stringify([one.in ?? one.file, one.edit]), one] as const,
  );
  for (const breakage of new Map(edits).values()) breakConfiguration(root, breakage);
  return root;
}

interface Refusal {
  diagnostics: readonly Diagnostic[];
  places: ReadonlyMap<Breakage, string>;
}

/** What the compiler refuses with, once for all tests of this file. */
let refusal: Promise<Refusal> | undefined;

async function refuse(): Promise<Refusal> {
  const root = brokenConfiguration();
  const out = emptyFolder();
  writeFileSync(join(out, 'current.json'), '{}');
  const places = new Map(breakages.map((one) => [one, placeOf(root, one)]));
  const refused = await compileConfiguration({ root, out }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationDiagnostics);
  expect(readdirSync(out)).toEqual(['current.json']);
  return { diagnostics: (refused as ConfigurationDiagnostics).diagnostics, places };
}

test('nothing is published, and what was published remains', async () => {
  refusal ??= refuse();
  expect((await refusal).diagnostics.length).toBeGreaterThanOrEqual(breakages.length);
});

test.each(breakages)(
  '$name is said in that run, with its place and the way to fix it',
  async (breakage) => {
    refusal ??= refuse();
    const { diagnostics, places } = await refusal;
    const place = `${places.get(breakage)}  `;
    const found = diagnostics.find(
      (diagnostic) =>
        printDiagnostic(diagnostic).startsWith(place) && breakage.what.test(diagnostic.what),
    );
    const here = diagnostics.filter(({ file }) => file === breakage.file).map(printDiagnostic);
    expect(found, `${place}\n${here.join('\n')}`).toBeDefined();
    expect(found?.fix).toMatch(breakage.fix);
    // FAULTS=1 prints the table: what was broken, and what the check said.
    if (process.env.FAULTS && found)
      console.log(`| ${breakage.name} | ${printDiagnostic(found)} |`);
  },
);
