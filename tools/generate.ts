import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { settingsReadByCode } from './code-reads.ts';
import { overrideSchemas } from './config/override-schema.ts';
import { settingsReference } from './config/settings-reference.ts';
import { readMetaSchema, settingSchemas } from './config/settings-schema.ts';
import { settingsTypes } from './config/settings-types.ts';
import { machinesPage } from './machine-diagrams.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles `openapi/retailer.yaml` into `retailer.json` and writes its types to `types.ts`, both into `outDir`. The
 * output is deterministic. Throws with the places when the description cannot be read.
 */
export async function generate(outDir = join(root, 'openapi/generated')): Promise<void> {
  const { bundle: bundled, problems } = await bundle({
    ref: join(root, 'openapi/retailer.yaml'),
    config: await createConfig({}),
  });
  const broken = problems.filter(({ severity }) => severity === 'error');
  if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join('\n'));

  const json = `${JSON.stringify(bundled.parsed, null, 2)}\n`;
  const types = astToString(await openapiTypescript(json, { alphabetize: false }));
  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'retailer.json'), json);
  await writeFile(join(outDir, 'types.ts'), types);
}

/**
 * Generated files by path from the root: types of the settings, the page that explains them, names that the code reads,
 * schemas of partners' files.
 */
export async function madeOfSchemas(): Promise<Record<string, string>> {
  const meta = readMetaSchema(root, 'portal');
  const { conditions } = JSON.parse(await readFile(join(root, 'schemas/conditions.json'), 'utf8'));
  const settings = settingsReadByCode([...settingSchemas(meta).keys()]);
  return {
    'src/domain/settings-types.ts': settingsTypes(meta),
    'schemas/SETTINGS.md': settingsReference(meta, conditions),
    'tools/config/code-reads.json': `${JSON.stringify({ settings }, null, 2)}\n`,
    ...overrideSchemas(root),
  };
}

async function generateFromSchemas(): Promise<void> {
  await mkdir(join(root, 'schemas/meta/overrides'), { recursive: true });
  for (const [path, text] of Object.entries(await madeOfSchemas()))
    await writeFile(join(root, path), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await generate();
  await generateFromSchemas();
  await writeFile(join(root, 'machines/README.md'), await machinesPage());
}
