import type { FormSubmit } from '#domain/form-call.ts';
import { calledMutation } from '#operations/called/called-operation.ts';
import type { FormMutation } from '#operations/mutation.ts';
import { describedCall } from '#tools/config/calls/form-call.ts';
import { mutations } from '#tools/config/code/code-definitions.ts';
import { ownDescription } from '#tools/config/description/api-description.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';

const { forms } = viewOf(readConfigurationSources('.'), null);

/** What the form of a name submits, as it is published; the name itself where there is only a mutation of that name. */
export function submitOf(name: string): FormSubmit {
  const document = forms.get(name)?.value ?? {};
  const call = describedCall(document, ownDescription())?.call;
  return call ?? (typeof document.submit === 'string' ? document.submit : name);
}

/** The mutation that a form of a name is sent by. */
export function mutationOf(name: string): FormMutation | undefined {
  const submit = submitOf(name);
  if (typeof submit === 'object') return calledMutation(submit);
  const mutation = mutations[submit];
  return mutation?.kind === 'form' ? mutation : undefined;
}
