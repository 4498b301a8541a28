import type { Document } from 'openapi-backend';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };

/**
 * The bundled description with its paths without trailing slashes: openapi-backend strips them from requests, so that a
 * path with one would never match.
 */
export function readDescription(): Document {
  const paths = Object.entries(retailer.paths).map(([path, item]) => [
    path.replace(/\/+$/, ''),
    item,
  ]);
  return { ...retailer, paths: Object.fromEntries(paths) } as unknown as Document;
}
