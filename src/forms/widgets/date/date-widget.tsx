import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** A day, typed or picked; its code comes with the forms that have one. */
export const DateWidget = lazyWidget(() =>
  import('./date-control.tsx').then((module) => module.DateControl),
);
