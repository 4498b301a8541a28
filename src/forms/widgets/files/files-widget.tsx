import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** Files that are dropped, chosen or photographed; its code comes with the forms that have one. */
export const FilesWidget = lazyWidget(() =>
  import('./files-control.tsx').then((module) => module.FilesControl),
);
