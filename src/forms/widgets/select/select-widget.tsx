import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** One of several options in a list; its code comes with the forms that have one. */
export const SelectWidget = lazyWidget(() =>
  import('./select-control.tsx').then((module) => module.SelectControl),
);
