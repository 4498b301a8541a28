import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { readAnswer } from './read-answer.ts';

const settings = v.record(v.string(), v.unknown());

/** Public settings as the retailer serves them; the configuration checks them key by key. */
export const publicSettingsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) =>
      readAnswer(apiClient.GET('/v2/ov_customize/ov_settings', { signal }), settings),
  });

/** Settings of the signed-in customer as the retailer serves them. */
export const privateSettingsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'private'],
    queryFn: ({ signal }) =>
      readAnswer(apiClient.GET('/v2/ov_customize/ov_private_settings', { signal }), settings),
  });
