import { commandLine } from './config/command-line.ts';
import { readConfigurationSources } from './config/sources/configuration-sources.ts';
import { viewOf } from './config/sources/view.ts';
import { startPreview } from './preview-server.ts';

/**
 * `npm run config:preview [-- --partner X]`: the portal with the working copy of the configuration, and a panel to try
 * it.
 */
const { values } = commandLine({ options: { partner: { type: 'string' } } });
const partner = values.partner ?? null;
try {
  viewOf(readConfigurationSources('.'), partner);
  const { url } = await startPreview({
    root: '.',
    partner,
    out: '.cache/preview-configuration',
    port: Number(process.env.PORT ?? 4000),
  });
  console.log(`· Preview at ${url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
