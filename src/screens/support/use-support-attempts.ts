import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { claimActors } from '#actors/claim-actors.ts';
import { contactActors } from '#actors/contact-actors.ts';
import { attemptsOf, type FormAttempts } from '#forms/form-attempts.ts';
import { useSubmits } from '#forms/use-form.ts';
import { claimMachine } from '#machines/claim.ts';
import { contactMachine } from '#machines/contact.ts';

/** The attempts to send a message (machine `contact`). */
export function useContactAttempts(
  form: 'contact' | 'contact-unsigned',
  subject: Record<string, unknown>,
): FormAttempts {
  const queryClient = useQueryClient();
  const submits = useSubmits(form);
  const [machine] = useState(() =>
    contactMachine.provide({ actors: contactActors(submits, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  return { ...attemptsOf(snapshot, send), state: `contact.${snapshot.value}` };
}

/** The attempts to send a claim (machine `claim`), of a customer or of a visitor. */
export function useClaimAttempts(
  subject: Record<string, unknown>,
  form: 'claim' | 'claim-unsigned' = 'claim',
): FormAttempts {
  const queryClient = useQueryClient();
  const submits = useSubmits(form);
  const [machine] = useState(() =>
    claimMachine.provide({ actors: claimActors(submits, { subject, queryClient }) }),
  );
  const [snapshot, send] = useMachine(machine);
  return { ...attemptsOf(snapshot, send), state: `claim.${snapshot.value}` };
}
