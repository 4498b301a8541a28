import { join } from 'node:path';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { startPreview } from '#tools/preview-server.ts';

/** The server of `config:preview` with the configuration of a test, at a port of its own; `STUDIO` is who may frame it. */
const root = process.env.PREVIEW_ROOT ?? '.';
const out = join(root, 'published');
const studio = process.env.STUDIO || undefined;
const { copyOf } = await seededMemory();
const options = { copyOf, root, partner: null, out, port: 0, studio };
const { url } = await startPreview({ ...options, ...(studio && { host: '127.0.0.1' }) });
process.send?.(url);
process.on('disconnect', () => process.exit());
