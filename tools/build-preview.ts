import { buildPreview } from './preview-build.ts';

/** Updates the build of preview and gallery. */
await buildPreview();
