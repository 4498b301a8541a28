import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** One of many options, found by typing; its code comes with the forms that have one. */
export const ComboboxWidget = lazyWidget(() =>
  import('./combobox-control.tsx').then((module) => module.ComboboxControl),
);
