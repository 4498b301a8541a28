import { join } from 'node:path';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';
import { startPreview } from '#tools/preview-server.ts';

/** The server of `config:preview` with the configuration of a test, at a port of its own. */
const root = process.env.PREVIEW_ROOT ?? '.';
const out = join(root, 'published');
const { copyOf } = await seededMemory();
const { url } = await startPreview({ copyOf, root, partner: null, out, port: 0 });
process.send?.(url);
process.on('disconnect', () => process.exit());
