import { describe, expect, test } from 'vitest';
import { pageDefinitions } from '#parts/page-definitions.ts';
import { soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';

/** A page that each part fits. */
const pageOf = Object.entries(partDefinitions).map(([part, { subject }]) => {
  const pages = Object.entries(pageDefinitions);
  const [page = ''] = pages.find(([, one]) => !subject || one.subject === subject) ?? [];
  return { part, page };
});

/** Documents in which each part stands twice, the second time under a name of its own. */
function doubledFiles() {
  const documents = Object.entries(pageDefinitions).map(([page, { areas }]) => {
    const parts = pageOf.filter((one) => one.page === page).map(({ part }) => part);
    const twice = parts.flatMap((part) => [{ part }, { part, id: `${part}-again` }]);
    return [`schemas/screens/${page}.json`, { areas: { [areas[0] ?? '']: twice } }] as const;
  });
  return { ...soundFiles(), ...Object.fromEntries(documents) };
}

let checked: Promise<readonly Diagnostic[]> | undefined;

describe('the check of a part that stands twice', () => {
  test.each(pageOf)('$part, on the page $page', async ({ part, page }) => {
    checked ??= checkConfiguration(writeConfiguration(doubledFiles()));
    const said = (await checked)
      .filter(({ file }) => file === `schemas/screens/${page}.json`)
      .map(({ what }) => what);
    const refusal = `"${part}" stands on this page twice, and may stand once`;
    expect(said.includes(refusal)).toBe(!partDefinitions[part]?.repeatable);
    expect(said.filter((what) => what.includes(`called "${part}-again"`))).toEqual([]);
  });
});
