import type { BundledPackage } from './bundled-packages.ts';

/** Licences of code that may be bundled, and of fonts (`docs/packages.md`). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Licences of code that may be delivered as a file of its own. */
const ALLOWED_SEPARATE = new Set(['LGPL-3.0']);

/** True when one alternative of an SPDX expression consists of allowed licences only. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));

/** Packages that must not be delivered so, one sentence each with what to do. */
export function licenceFaults(packages: readonly BundledPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, text, separate }) => {
    const which = `${name} ${version}`;
    if (licence === null) return [`${which} states no licence: replace the package`];
    const isSeparate = separate !== undefined && ALLOWED_SEPARATE.has(licence);
    if (!isAllowed(licence) && !isSeparate)
      return [`${which} is under ${licence}, which is not allowed in a bundle (docs/packages.md)`];
    return text === null ? [`${which} has no licence file, which the notice must quote`] : [];
  });
}

/** The notice that ships with the application: each package with its licence text; a text shared by several appears once. */
export function licenceNotice(packages: readonly BundledPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, text, separate } of packages) {
    const names = byText.get(text ?? '') ?? [];
    const alone = separate && `, unchanged, in ${separate.file}; source: ${separate.source}`;
    byText.set(text ?? '', [...names, `${name} ${version} (${licence})${alone ?? ''}`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `This application contains the following packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
