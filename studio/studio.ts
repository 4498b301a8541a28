import { commandLine } from '#tools/config/command-line.ts';
import { startStudio } from './server/start-studio.ts';

/**
 * `npm run studio [-- --partner X]`: the Studio at http://localhost:4400 and the portal that it previews at
 * http://127.0.0.1:4401, on the working copy of the configuration.
 */
const { values } = commandLine({
  options: { partner: { type: 'string' }, port: { type: 'string', default: '4400' } },
});
try {
  const studio = await startStudio({
    root: '.',
    partner: values.partner ?? null,
    port: Number(values.port),
    portalPort: Number(values.port) + 1,
  });
  console.log(
    `\n  The Studio is ready at ${studio.url}\n  The portal that it shows: ${studio.portal}\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void studio.close().finally(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
