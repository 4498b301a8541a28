import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { EmailChange } from '#domain/customer/user.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import { moment, readAnswer } from '#queries/read/read-answer.ts';

const pendingEmail = v.nullable(
  v.object({ email: v.string(), requested_at: moment, expired: v.boolean() }),
);

/** How the e-mail that signs in changes, and the change that waits for its confirmation (decision 42). */
export const emailChangeQuery = () =>
  queryOptions({
    queryKey: ['email-change'],
    queryFn: ({ signal }) => fetchEmailChange(signal),
  });

/** The same, read now. Throws ProblemError. */
export const fetchEmailChange = (signal?: AbortSignal): Promise<EmailChange> =>
  ofKnownCall<EmailChange>(
    async () => {
      const call = apiClient.GET('/v1/user/email/', { ...(signal && { signal }) });
      const read = await readAnswer(call, pendingEmail);
      const pending = read && {
        email: read.email,
        requestedAt: read.requested_at,
        isExpired: read.expired,
      };
      return { needsConfirmation: true, pending };
    },
    async () => ({ needsConfirmation: false, pending: null }),
  );
