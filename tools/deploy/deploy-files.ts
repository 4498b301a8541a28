import { caddyfile } from './caddyfile.ts';
import { cloudfrontHeaders, cloudfrontRequest } from './cloudfront.ts';
import { nginxConf } from './nginx-conf.ts';
import type { ServerFacts } from './server-facts.ts';
import type { ServerOptions } from './server-options.ts';

/** The files for servers by their name in `deploy/`. */
export const deployFiles = (
  facts: ServerFacts,
  options: ServerOptions,
): Record<string, string> => ({
  'nginx.conf': nginxConf(facts, options),
  Caddyfile: caddyfile(facts, options),
  'cloudfront-request.js': cloudfrontRequest(facts),
  'cloudfront-headers.json': cloudfrontHeaders(facts),
});
