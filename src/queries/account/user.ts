import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { deviceOf, type User, type UserSession } from '#domain/customer/user.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import { list, moment, optional, optionalText, readAnswer } from '#queries/read/read-answer.ts';

const text = optional(v.string());

const nameParts = v.object({ name: v.string(), surName1: v.string(), surName2: text });

const user = v.object({
  id: v.number(),
  name_parts: optional(nameParts),
  name: optionalText,
  vat: optionalText,
  email: text,
  mobile: text,
  language: text,
});

/** The signed-in customer. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => fetchUser(signal),
  });

/** The same, read now. Throws ProblemError. */
export async function fetchUser(signal?: AbortSignal): Promise<User> {
  const { language, name_parts, ...known } = await readAnswer(
    apiClient.GET('/v2/users/', { ...(signal && { signal }) }),
    user,
  );
  return { ...known, nameParts: name_parts, language: language?.replace('_', '-') ?? null };
}

const sessions = list(
  'session',
  v.object({
    id: v.string(),
    created_at: moment,
    user_agent: text,
    current: v.boolean(),
  }),
);

/** The customer's sessions, this one first; null for a retailer that does not list them (decision 33). */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['user-sessions'],
    queryFn: ({ signal }) => fetchSessions(signal),
  });

/** The same, read now. Throws ProblemError. */
export const fetchSessions = (signal?: AbortSignal): Promise<UserSession[] | null> =>
  ofKnownCall<UserSession[] | null>(
    async () => {
      const call = apiClient.GET('/v1/user/sessions/', { ...(signal && { signal }) });
      const open = (await readAnswer(call, sessions)).map(
        ({ created_at, user_agent, current, id }) => ({
          ...{ id, createdAt: created_at, isCurrent: current },
          ...deviceOf(user_agent),
        }),
      );
      return open.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    async () => null,
  );
