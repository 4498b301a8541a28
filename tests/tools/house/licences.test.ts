import { describe, expect, it, test } from 'vitest';
import { billOfMaterials } from '#tools/licences/bill-of-materials.ts';
import { licenceFaults, licenceNotice } from '#tools/licences/licence-rules.ts';

const bundled = (licence: string | null, text: string | null = 'Permission is granted') => ({
  ...{ name: 'left', version: '1.2.3', licence, text },
});

describe('the licence of a bundled package', () => {
  test.each(['MIT', 'OFL-1.1', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])(
    'may be %s',
    (licence) => {
      expect(licenceFaults([bundled(licence)])).toEqual([]);
    },
  );

  test.each(['GPL-3.0', 'MPL-2.0', 'MIT AND CC-BY-4.0', 'SEE LICENSE IN LICENSE'])(
    'must not be %s',
    (licence) => {
      expect(licenceFaults([bundled(licence)])).toEqual([
        `left 1.2.3 is under ${licence}, which is not allowed in a bundle (docs/packages.md)`,
      ]);
    },
  );

  it('may be the LGPL where its file is delivered alone and unchanged', () => {
    const separate = { file: 'assets/left.js', source: 'https://left.example' };
    const alone = { ...bundled('LGPL-3.0'), separate };
    expect(licenceFaults([alone])).toEqual([]);
    expect(licenceFaults([{ ...alone, licence: 'GPL-3.0' }, bundled('LGPL-3.0')])).toHaveLength(2);
    expect(licenceNotice([alone])).toContain(
      'left 1.2.3 (LGPL-3.0), unchanged, in assets/left.js; source: https://left.example',
    );
  });

  it('is stated, and its text is there to be quoted', () => {
    expect(licenceFaults([bundled(null), bundled('MIT', null)])).toEqual([
      'left 1.2.3 states no licence: replace the package',
      'left 1.2.3 has no licence file, which the notice must quote',
    ]);
  });
});

describe('the notice of the application', () => {
  it('quotes each text once, below the packages that it is of', () => {
    const notice = licenceNotice([bundled('MIT'), { ...bundled('MIT'), name: 'right' }]);
    expect(notice).toContain('left 1.2.3 (MIT)\nright 1.2.3 (MIT)\n\nPermission is granted\n');
  });
});

test('the bill of materials names each package as scanners know it', () => {
  const packages = [
    bundled('MIT'),
    { ...bundled('(MPL-2.0 OR Apache-2.0)'), name: '@of/scope', version: '2.0.0' },
  ];
  const bill = JSON.parse(billOfMaterials(packages, '0.2.0'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.components).toMatchObject([
    { purl: 'pkg:npm/left@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
    {
      purl: 'pkg:npm/%40of/scope@2.0.0',
      licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
    },
  ]);
});
