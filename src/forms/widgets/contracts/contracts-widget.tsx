import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** Further contracts to tick; its code comes with the forms that have one. */
export const ContractsWidget = lazyWidget(() =>
  import('./contracts-control.tsx').then((module) => module.ContractsControl),
);
