import { defineConfig, devices } from '@playwright/test';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { HIDDEN_TOKEN } from '#tests/support/environment/hidden-token.ts';

// Node's fetch refuses port 4190 and some others: https://fetch.spec.whatwg.org/#port-blocking.
const port = Number(process.env.E2E_PORT ?? 4191);
const addressOf = (ownPort: number) => `http://127.0.0.1:${ownPort}`;
const baseURL = addressOf(port);

/** Delivered partners: journeys that say nothing of their order or words pass for them too. */
const partners = exhaustive ? ['garbi', 'tramuntana'] : [];
const partnerPort = (place: number) => port + 1 + place;
/** Sessions are tested with a server that has their tokens, too. */
const hidingPort = partnerPort(partners.length);

const serverOf = (ownPort: number, env: Record<string, string> = {}) => ({
  command: 'node --import tsx tests/e2e/support/serve.ts',
  cwd: '../..',
  url: `${addressOf(ownPort)}/config/current.json`,
  env: { PORT: String(ownPort), ...env },
  reuseExistingServer: false,
  timeout: 600_000,
});

/** A visitor who chose Spanish: partners may begin in Catalan. */
const inSpanish = {
  cookies: [
    {
      ...{ name: 'language', value: 'es-ES', domain: '127.0.0.1', path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ],
  origins: [],
};

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // A busy machine makes a run slow, not red.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A test that passes at the second try has failed.
  retries: 0,
  ...(exhaustive ? {} : { grepInvert: /@exhaustive/ }),
  reporter: [
    ...(process.env.TEST_RUN === 'quiet' ? [] : [['list'] as const]),
    ...(process.env.TEST_RUN ? [['../support/reports/playwright-reporter.ts'] as const] : []),
    ['./models/model-reporter.ts'],
  ],
  use: {
    baseURL,
    // As for everybody. It is there a moment after the first page: `page.route` does not see what it loads then (files,
    // pages of the portal), `context.route` does.
    serviceWorkers: 'allow',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desk },
    {
      name: 'phone',
      testMatch: /journey\.test\.ts/,
      ...(exhaustive ? {} : { grep: /@phone/ }),
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    ...partners.map((name, place) => ({
      name,
      grep: /@partners/,
      use: { ...desk, baseURL: addressOf(partnerPort(place)), storageState: inSpanish },
    })),
    ...(exhaustive
      ? [
          {
            name: HIDDEN_TOKEN,
            testMatch: /customer\/(session|openid)\.test\.ts/,
            use: { ...desk, baseURL: addressOf(hidingPort) },
          },
        ]
      : []),
  ],
  webServer: [
    serverOf(port),
    ...partners.map((partner, place) => serverOf(partnerPort(place), { PARTNER: partner })),
    ...(exhaustive ? [serverOf(hidingPort, { SESSION_MODE: 'cookie' })] : []),
  ],
});
