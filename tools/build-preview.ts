import { buildPreview } from './preview-build.ts';

/** Brings the build of preview and gallery up to date. */
await buildPreview();
