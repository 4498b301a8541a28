import type { Document } from 'openapi-backend';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };

/**
 * The bundled description, its paths without trailing slashes: openapi-backend takes them off a request,
 * so a slash that stays in the description would never match.
 */
export function readDescription(): Document {
  const paths = Object.entries(retailer.paths).map(([path, item]) => [
    path.replace(/\/+$/, ''),
    item,
  ]);
  return { ...retailer, paths: Object.fromEntries(paths) } as unknown as Document;
}
