import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** A telephone of any country; its code, with the rules of each, comes with the forms that have one. */
export const PhoneWidget = lazyWidget(() =>
  import('./phone-control.tsx').then((module) => module.PhoneControl),
);
