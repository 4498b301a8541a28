import type { ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { FormBoundary } from './form-boundary.tsx';
import type { OpenInlineFormProps } from './open-inline-form.tsx';

const OpenInlineForm = lazyPart(() =>
  import('./open-inline-form.tsx').then((module) => module.OpenInlineForm),
);

/** A form of one field in the place of what it changes; its code comes when it first opens. */
export function InlineForm(props: OpenInlineFormProps): ReactElement {
  return (
    <FormBoundary form={props.form} waiting={<Skeleton lines={2} />}>
      <OpenInlineForm {...props} />
    </FormBoundary>
  );
}
