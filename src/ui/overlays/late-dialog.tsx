import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** A dialog that few will see, on pages without one of their own: its code comes when the page is idle. */
export const LateDialog = lazyPart(() => import('./dialog.tsx').then((module) => module.Dialog));
