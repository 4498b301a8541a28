import type { BundledPackage } from './bundled-packages.ts';

/** File beside the built application that lists its packages for scanners. */
export const BILL_FILE = 'sbom.cdx.json';

/** The address of a package for scanners (https://github.com/package-url/purl-spec). */
const purlOf = ({ name, version }: Pick<BundledPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An SPDX expression has operators; an identifier has none. */
const licenceOf = (licence: string) =>
  / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };

/**
 * What ships, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). It has neither a time nor a random number, so that two
 * builds of one commit are the same.
 */
export function billOfMaterials(packages: readonly BundledPackage[], version: string): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'lluerna', version } },
    components: packages.map(({ name, version: own, licence }) => ({
      type: 'library',
      'bom-ref': purlOf({ name, version: own }),
      name,
      version: own,
      purl: purlOf({ name, version: own }),
      ...(licence && { licenses: [licenceOf(licence)] }),
    })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
