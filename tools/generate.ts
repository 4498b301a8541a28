import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import {
  describedOperations,
  namedOperations,
} from './api-verify/description/described-operations.ts';
import { headersPage } from './api-verify/report/headers-page.ts';
import { operationUses } from './api-verify/uses/operation-uses.ts';
import { settingsReadByCode } from './code-reads.ts';
import { describedCall } from './config/calls/form-call.ts';
import { partDefinitions } from './config/code/code-definitions.ts';
import { readCodeNames } from './config/code/code-names.ts';
import { readApiDescription } from './config/description/api-description.ts';
import { withGlossaryTable } from './config/meta/glossary-table.ts';
import { overrideSchemas } from './config/meta/override-schema.ts';
import { partsReference } from './config/meta/parts-reference.ts';
import { readsReference } from './config/meta/reads-reference.ts';
import { settingsReference } from './config/meta/settings-reference.ts';
import { readMetaSchema, settingSchemas } from './config/meta/settings-schema.ts';
import { settingsTypes } from './config/meta/settings-types.ts';
import { readConfigurationSources } from './config/sources/configuration-sources.ts';
import { viewOf } from './config/sources/view.ts';
import { deployFiles } from './deploy/deploy-files.ts';
import { factsOfSources } from './deploy/server-facts.ts';
import { usualOptions } from './deploy/server-options.ts';
import { decisionIndex, readDecisions } from './house/decisions.ts';
import { machinesPage } from './machine-diagrams.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The description in one file, and its types. Throws with the places when it cannot be read. */
async function filesOfDescription(): Promise<Record<string, string>> {
  const { bundle: bundled, problems } = await bundle({
    ref: join(root, 'openapi/retailer.yaml'),
    config: await createConfig({}),
  });
  const broken = problems.filter(({ severity }) => severity === 'error');
  if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join('\n'));

  const json = `${JSON.stringify(bundled.parsed, null, 2)}\n`;
  return {
    'openapi/generated/retailer.json': json,
    'openapi/generated/types.ts': astToString(
      await openapiTypescript(json, { alphabetize: false }),
    ),
  };
}

/** Types of the settings, the page that explains them, names that the code reads, schemas of partners' files. */
async function filesOfSchemas(): Promise<Record<string, string>> {
  const meta = readMetaSchema(root, 'portal');
  const { conditions } = JSON.parse(await readFile(join(root, 'schemas/conditions.json'), 'utf8'));
  const settings = settingsReadByCode([...settingSchemas(meta).keys()]);
  return {
    'src/domain/settings/settings-types.ts': settingsTypes(meta),
    'docs/SETTINGS.md': settingsReference(meta, conditions),
    'docs/PARTS.md': partsReference(partDefinitions),
    'docs/READS.md': readsReference(readCodeNames(root)),
    'docs/api-headers.md': headersPage(describedOperations(operationUses(namedOperations(), root))),
    'tools/config/code/code-reads.json': `${JSON.stringify({ settings }, null, 2)}\n`,
    ...overrideSchemas(root),
  };
}

/** The calls of the delivered forms, by the form, for publications from before forms had calls. */
function filesOfForms(): Record<string, string> {
  const view = viewOf(readConfigurationSources(root), null);
  const api = readApiDescription(root);
  const calls = [...view.forms].flatMap(([name, { value }]) => {
    const call = describedCall(value, api)?.call;
    return call ? [[name, call]] : [];
  });
  const text = JSON.stringify(Object.fromEntries(calls), null, 2);
  return { 'src/operations/called/delivered-calls.json': `${text}\n` };
}

/** The README of the texts, with its table of the glossary. */
async function readmeOfTexts(): Promise<string> {
  const readme = await readFile(join(root, 'locales/README.md'), 'utf8');
  return withGlossaryTable(readme, viewOf(readConfigurationSources(root), null).glossary.value);
}

/** Files for servers, of the retailer's own portal. */
const filesForServers = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(deployFiles(factsOfSources(root, null), usualOptions)).map(([name, text]) => [
      `deploy/${name}`,
      text,
    ]),
  );

/** Every generated file by its path from the root; always the same for the same sources. */
export const generatedFiles = async (): Promise<Record<string, string>> => ({
  ...(await filesOfDescription()),
  ...(await filesOfSchemas()),
  ...filesOfForms(),
  ...filesForServers(),
  'locales/README.md': await readmeOfTexts(),
  'machines/README.md': await machinesPage(),
  'docs/decisions/README.md': decisionIndex(readDecisions(root)),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(await generatedFiles())) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
