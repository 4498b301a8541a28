import { mkdirSync, writeFileSync } from 'node:fs';
import { sendToRun } from '#tests/support/reports/run-message.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { Connection } from './connection.ts';
import { Contracting } from './contracting.ts';
import type { Journey, JourneyCustomer, Step } from './journey.ts';
import { type BrowserName, launch } from './launch.ts';
import { Visit } from './visit.ts';

const OUTPUT = '.cache/test-output';

/** A household whose accounts change only with a document. */
export async function freshCustomer(url: string): Promise<FreshCustomer> {
  const response = await fetch(`${url}/sandbox/customers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ settings: { features: { ibanChange: { attachments: true } } } }),
  });
  return (await response.json()) as FreshCustomer;
}

async function runStep(browser: BrowserName, step: Step, journey: Journey): Promise<boolean> {
  const startedAt = Date.now();
  const name = `${browser}: ${step.name}`;
  const print = (mark: string, end: string) => console.log(`${mark} ${name}${end}`);
  try {
    await step.run(journey);
    print('✓', `  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    sendToRun({ kind: 'test', state: 'passed' });
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const file = `${OUTPUT}/${name.replaceAll(/[^a-z]+/gi, '-')}.png`;
    await journey.visit.driver.screenshot().then(
      (picture) => writeFileSync(file, picture),
      () => {},
    );
    print('✗', `\n    ${message}\n    ${file}`);
    sendToRun({ kind: 'test', state: 'failed' });
    sendToRun({ kind: 'failure', file: '', name, message });
    return false;
  }
}

interface Planned {
  connection: Connection;
  steps: readonly Step[];
  customer: JourneyCustomer;
}

/** Runs the journey in a browser, a line a step; returns how many steps passed and failed. */
export async function runJourney(
  browser: BrowserName,
  { connection, steps, customer }: Planned,
): Promise<{ passed: number; failed: number }> {
  const { url } = connection;
  mkdirSync(OUTPUT, { recursive: true });
  const document = `${OUTPUT}/documento.pdf`;
  writeFileSync(document, '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const visit = new Visit(await launch(browser, { url }));
  const journey: Journey = {
    visit,
    wizard: new Contracting(visit, document),
    dark: async () => new Visit(await launch(browser, { url, isDark: true })),
    ...{ customer, document, connection },
  };
  const outcomes = { passed: 0, failed: 0 };
  for (const step of steps) {
    outcomes[(await runStep(browser, step, journey)) ? 'passed' : 'failed'] += 1;
  }
  await visit.driver.close();
  return outcomes;
}
