import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { record, type Unread } from './answer-reader.ts';

/** Settings that the retailer serves to anybody, unchecked: the configuration checks them key by key. */
export const publicSettingsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'public'],
    queryFn: async ({ signal }): Promise<Unread> =>
      record(await unwrap(apiClient.GET('/v2/ov_customize/ov_settings', { signal }))),
  });

/** Settings that the retailer serves to whoever is signed in, unchecked likewise. */
export const privateSettingsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'private'],
    queryFn: async ({ signal }): Promise<Unread> =>
      record(await unwrap(apiClient.GET('/v2/ov_customize/ov_private_settings', { signal }))),
  });
