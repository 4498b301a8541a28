/** The browsers of the list in package.json as the bundler names them: `safari >= 18.1` is `safari18.1`. */
export const browserTargets = (list: readonly string[]): string[] =>
  list.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
