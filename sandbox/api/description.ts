import { readFile } from 'node:fs/promises';
import type { Document } from 'openapi-backend';

/**
 * The bundled description, its paths without trailing slashes: openapi-backend takes them off a request,
 * so a slash that stays in the description would never match.
 */
export async function readDescription(): Promise<Document> {
  const file = new URL(import.meta.resolve('#openapi/generated/retailer.json'));
  const document = JSON.parse(await readFile(file, 'utf8')) as Document;
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path.replace(/\/+$/, ''),
    item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
