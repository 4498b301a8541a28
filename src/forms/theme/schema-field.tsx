import RjsfSchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldProps } from '@rjsf/utils';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useStored } from '#ui/use-stored.ts';

/**
 * RJSF's field. The one at the root shows the answers of the store, and writes there what any field below it
 * changes: the copy in the state of RJSF's form follows a commit later.
 */
export function SchemaField(field: FieldProps): ReactElement {
  return field.fieldPathId.path.length === 0 ? (
    <RootField {...field} />
  ) : (
    <RjsfSchemaField {...field} />
  );
}

function RootField(field: FieldProps): ReactElement {
  const { answers: store, facts } = useFormContext();
  const answers = useStored(store);
  const data = useMemo(() => ({ ...answers, facts }), [answers, facts]);
  const change = useCallback<FieldProps['onChange']>(
    (value, path) => store.set([[path.map(String), value]]),
    [store],
  );
  return <RjsfSchemaField {...field} formData={data} onChange={change} />;
}
