import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** A whole percentage; its code comes with the forms that have one. */
export const PercentageWidget = lazyWidget(() =>
  import('./percentage-control.tsx').then((module) => module.PercentageControl),
);
