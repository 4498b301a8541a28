import { parseArgs } from 'node:util';
import { startPreview } from './preview-server.ts';

/**
 * `npm run config:preview [-- --partner X]`: the portal with the working copy of the configuration, and a panel to try
 * it.
 */
const { values } = parseArgs({ options: { partner: { type: 'string' } } });
const { url } = await startPreview({
  root: '.',
  partner: values.partner ?? null,
  out: '.cache/preview-configuration',
  port: Number(process.env.PORT ?? 4000),
});
console.log(`· Preview at ${url}`);
