import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { optionalText, record, text } from './answer-reader.ts';

/** The customer who is signed in. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => {
      const user = record(await unwrap(apiClient.GET('/v2/users/', { signal })));
      return {
        name: text(user.name),
        vat: text(user.vat),
        email: optionalText(user.email),
        mobile: optionalText(user.mobile),
      };
    },
  });
