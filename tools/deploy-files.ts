import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './config/command-line.ts';
import { deployFiles } from './deploy/deploy-files.ts';
import { factsOfPublication, factsOfSources } from './deploy/server-facts.ts';
import { usualOptions } from './deploy/server-options.ts';

/**
 * `npm run deploy:files [-- --partner X]`: writes the files for servers into `deploy/` (`--out DIR`), from the sources or,
 * with `--published DIR`, from what is published there now. `--root DIR` is the portal's folder on the server, `--temp DIR`
 * one that the server may write to, `--log FILE` nginx's log of requests; `--port`; `--api URL` forwards the requests of
 * the API to the retailer.
 */
const { root: portal, port, temp, log } = usualOptions;
const { values } = commandLine({
  options: {
    partner: { type: 'string' },
    published: { type: 'string' },
    root: { type: 'string', default: portal },
    port: { type: 'string', default: String(port) },
    temp: { type: 'string', default: temp },
    log: { type: 'string', default: log },
    api: { type: 'string' },
    out: { type: 'string', default: 'deploy' },
  },
});
try {
  const { partner = null, published, out, api, ...places } = values;
  const facts = published ? factsOfPublication(published) : factsOfSources('.', partner);
  // An empty variable of a container means none.
  const options = { ...places, port: Number(values.port), api: api || null };
  mkdirSync(out, { recursive: true });
  const files = Object.entries(deployFiles(facts, options));
  for (const [name, text] of files) writeFileSync(join(out, name), text);
  console.log(`· Wrote ${files.map(([name]) => join(out, name)).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
