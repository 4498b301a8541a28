import { describe, expect, test } from 'vitest';
import { type PageDefinition, pageDefinitions } from '#parts/page-definitions.ts';
import { soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { sentence } from '#tools/config/sentence.ts';

/** A page that each part fits, and the first of its areas that does. */
const pageOf = Object.entries(partDefinitions).map(([part, { subject }]) => {
  const pages = Object.entries(pageDefinitions);
  const fits = ({ areas, subjects, subject: usual }: PageDefinition) =>
    areas.find((area) => !subject || (subjects?.[area] ?? usual) === subject);
  const [page = '', definition] = pages.find(([, one]) => fits(one) !== undefined) ?? [];
  return { part, page, area: (definition && fits(definition)) ?? '' };
});

/** Documents in which each part stands twice, the second time under a name of its own. */
function doubledFiles() {
  const documents = Object.entries(pageDefinitions).map(([page, { areas }]) => {
    const twiceIn = (area: string) =>
      pageOf
        .filter((one) => one.page === page && one.area === area)
        .flatMap(({ part }) => [{ part }, { part, id: `${part}-again` }]);
    const twice = Object.fromEntries(areas.map((area) => [area, twiceIn(area)]));
    return [`schemas/screens/${page}.json`, { areas: twice }] as const;
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
    const refusal = sentence`"${part}" stands on this page twice, and may stand once`;
    expect(said.includes(refusal)).toBe(!partDefinitions[part]?.repeatable);
    expect(said.filter((what) => what.includes(`called "${part}-again"`))).toEqual([]);
  });
});
