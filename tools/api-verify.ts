import { writeFileSync } from 'node:fs';
import {
  describedOperations,
  namedOperations,
} from './api-verify/description/described-operations.ts';
import { readIds } from './api-verify/plan/given-ids.ts';
import { languagesSent } from './api-verify/plan/languages.ts';
import { isBroken } from './api-verify/report/graded.ts';
import { jsonReport, junitReport } from './api-verify/report/machine.ts';
import { textReport } from './api-verify/report/text.ts';
import { closedFeatures } from './api-verify/uses/offered-features.ts';
import { operationUses } from './api-verify/uses/operation-uses.ts';
import { verify } from './api-verify/verify.ts';
import { commandLine } from './config/command-line.ts';
import { readConfigurationSources } from './config/sources/configuration-sources.ts';
import { viewOf } from './config/sources/view.ts';

const USE = `npm run api:verify -- --url https://… --token … [--expired …] [--write] [--ids name=value,…]
  [--origin https://portal…] [--json FILE] [--junit FILE] [--slow MS] [--timeout MS]

Compares an API with openapi/. It reads, and changes something only with --write, on what --ids names
(contractName=0010101,contractId=101). openapi/README.md says more.`;

/** `npm run api:verify`: exit code 1 where a feature of the portal does not work with the API, 2 for a wrong option. */
const { values } = commandLine({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    expired: { type: 'string' },
    write: { type: 'boolean', default: false },
    ids: { type: 'string', multiple: true, default: [] },
    origin: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
    slow: { type: 'string', default: '1000' },
    timeout: { type: 'string', default: '30000' },
  },
});
if (!values.url || !URL.canParse(values.url)) {
  console.error(USE);
  process.exit(2);
}
const view = viewOf(readConfigurationSources('.'), null);
const operations = describedOperations(operationUses(namedOperations()));
const ids = givenIds();
const verification = await verify(operations, {
  url: values.url,
  token: values.token ?? null,
  expired: values.expired ?? null,
  ids,
  writes: values.write,
  origin: values.origin ?? null,
  languages: languagesSent(view),
  closedWith: (served) => closedFeatures(view, served),
  slowMs: Number(values.slow),
  timeoutMs: Number(values.timeout),
});
console.log(textReport(verification));
if (values.json) writeFileSync(values.json, jsonReport(verification));
if (values.junit) writeFileSync(values.junit, junitReport(verification));
process.exitCode = isBroken(verification) ? 1 : 0;

/** The values of `--ids`; ends the process where a name is no parameter of the API. */
function givenIds() {
  try {
    return readIds(values.ids, operations);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
