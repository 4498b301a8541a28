import { lazyWidget } from '#forms/widgets/lazy-widget.tsx';

/** One of a few options as radio cards; its code comes with the forms that have one. */
export const ChoiceWidget = lazyWidget(() =>
  import('./choice-control.tsx').then((module) => module.ChoiceControl),
);
