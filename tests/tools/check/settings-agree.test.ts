import { expect, test } from 'vitest';
import { legalContent, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';

/** The lines that `config:check` prints for the sound configuration with these settings first in its file. */
async function diagnosticsWith(settings: Record<string, unknown>): Promise<string[]> {
  const files = soundFiles();
  const portal = files['schemas/portal.json'] as Record<string, unknown>;
  const root = writeConfiguration({
    ...files,
    'schemas/portal.json': { ...settings, ...portal, ...settings },
  });
  return (await checkConfiguration(root)).map(printDiagnostic);
}

test.each<[settings: Record<string, unknown>, place: string, words: RegExp]>([
  [
    { languages: { offered: ['ca-ES'], default: 'es-ES' } },
    '6:16',
    /"es-ES" is not offered .*ca-ES/,
  ],
  [
    { brand: { colors: { primary: '#ffd400' } } },
    '4:18',
    /warning: #ffd400 is too light for text: .* darker #\w{6}/,
  ],
  [{ homepage: 'login' }, '2:15', /cannot stay at "login" .*"invoices" or "contracts"/],
  [{ payment: { hosts: ['pay.example'] } }, '3:5', /"payment.hosts" is taken from the private/],
  [{ files: { identity: { min: 3, max: 2 } } }, '5:14', /at most 2 files, but at least 3/],
  [{ phone: { minLength: 9, maxLength: { signUp: 8 } } }, '5:17', /at most 8 .* at least 9/],
  [
    {
      taxes: {
        specialElectricity: [
          { from: '2024-07-01', rate: 5 },
          { from: '2024-07-01', rate: 3 },
        ],
      },
    },
    '3:27',
    /not in the order of their days/,
  ],
  [
    {
      taxes: {
        vat: [
          { from: '2024-07-01', rate: 21 },
          { from: '2012-09-01', rate: 18 },
        ],
      },
    },
    '3:12',
    /not in the order of their days/,
  ],
  [
    { accessibility: { prepared: '2026-10-02', reviewed: '2026-10-01' } },
    '4:17',
    /warning: the statement was reviewed before it was prepared/,
  ],
  [
    { organization: { schedule: '18:00-9:00', ...legalContent() } },
    '3:17',
    /warning: the hours end before they begin/,
  ],
  [{ powerCalculator: { usualSimultaneity: 0.5 } }, '3:26', /0.5 is not among .* 0.25, 0.4, 0.6/],
  [{ routes: { login: { enabled: false } } }, '4:18', /no customer can sign in .*oidc\.enabled/],
  [
    { homepage: 'contracts', routes: { contracts: { enabled: false } } },
    '2:15',
    /arrive at "contracts", which is closed/,
  ],
  [{ oidc: { enabled: true } }, '3:16', /without an address .*oidc\.issuer and oidc\.clientId/],
  [
    { maintenance: { start: '2026-12-31T20:00:00Z', end: '2026-12-31T20:00:00Z' } },
    '4:12',
    /the maintenance ends before it begins/,
  ],
])('settings that do not agree: %j', async (settings, place, words) => {
  const [diagnostic, ...others] = await diagnosticsWith(settings);
  expect(others).toEqual([]);
  expect(diagnostic).toContain(`schemas/portal.json:${place}`);
  expect(diagnostic).toMatch(words);
});

test('settings of another kind are reported once, by their own schema', async () => {
  const diagnostics = await diagnosticsWith({ files: 3, phone: { maxLength: null } });
  expect(diagnostics).toHaveLength(2);
  expect(diagnostics.join('\n')).toMatch(/"files" must be object[\s\S]*"maxLength" must be object/);
});

test('limits that cannot be are named, all in one run', async () => {
  const diagnostics = await diagnosticsWith({
    batteries: { iconSteps: [0] },
    fileUploadSizeLimit: '15 MB',
    powerChange: { costs: { hookup: -1 } },
    passwordPolicy: { minLength: 65 },
    phone: { minLength: 9, maxLength: { contracting: 8 } },
    files: { usual: { min: 3, max: 2 } },
  });
  const words = [
    /"iconSteps 1" must be >= 1/,
    /"fileUploadSizeLimit" must be integer, not string/,
    /"hookup" must be >= 0/,
    /"minLength" must be <= 64/,
    /at most 8 characters, but at least 9/,
    /at most 2 files, but at least 3/,
  ];
  expect(diagnostics).toHaveLength(words.length);
  for (const [place, said] of words.entries()) {
    expect(diagnostics[place]).toMatch(/^schemas\/portal\.json:\d+:\d+ {2}/);
    expect(diagnostics[place]).toMatch(said);
  }
});
