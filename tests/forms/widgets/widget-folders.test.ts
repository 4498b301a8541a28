import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOM = 'src/forms/widgets';
const SPECIMENS = 'src/workbench/gallery/specimens';

const folders = readdirSync(ROOM, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const shown = readdirSync(SPECIMENS).map(
  (file) => JSON.parse(readFileSync(join(SPECIMENS, file), 'utf8')).form.ui.value?.['ui:widget'],
);

const ownersPage = readFileSync('docs/owners/fields.md', 'utf8');

describe.each(folders)('the folder of the widget %s', (name) => {
  test.each([`${name}-definition.ts`, `${name}-widget.tsx`])('has its %s', (file) => {
    expect(existsSync(join(ROOM, name, file))).toBe(true);
  });

  test.skipIf(name === 'hidden')('has a specimen in the gallery', () => {
    expect(shown).toContain(name);
  });

  test.skipIf(name === 'hidden')('stands in the table of widgets for owners', () => {
    expect(ownersPage).toMatch(new RegExp(`^\\| .*\\| .*\`${name}\``, 'm'));
  });
});
