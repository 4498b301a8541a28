import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  until: number;
}

/** Keeps sessions, grants and codes of one provider in memory: a restart signs everybody out. */
export function createMemoryAdapter(): AdapterFactory {
  const kinds: Map<string, Entry>[] = [];
  return (): Adapter => {
    const entries = new Map<string, Entry>();
    kinds.push(entries);
    const living = (entry: Entry | undefined) =>
      entry && entry.until > Date.now() ? entry.payload : undefined;
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      living([...entries.values()].find(({ payload }) => payload[field] === value));

    return {
      async upsert(id, payload, expiresIn = Number.POSITIVE_INFINITY) {
        for (const [old, entry] of entries) if (!living(entry)) entries.delete(old);
        entries.set(id, { payload, until: Date.now() + expiresIn * 1000 });
      },
      find: async (id) => living(entries.get(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = living(entries.get(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(id),
      async revokeByGrantId(grantId) {
        for (const kind of kinds) {
          for (const [id, { payload }] of kind) if (payload.grantId === grantId) kind.delete(id);
        }
      },
    };
  };
}
