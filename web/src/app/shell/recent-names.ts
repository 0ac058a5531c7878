import { useEffect, useState } from 'react';
import type { Viewed } from '#shared/collections/user-preferences.ts';
import { addresses, recordName } from '../../shared/campaign/record-name.ts';
import { loadCaches } from '../../shared/data/lazy-caches.ts';
import { useMember } from '../../shared/session/session-store.ts';

/** A record that was looked at, with its name and where it is. */
export type NamedRecord = Viewed & { name: string; to: string };

const tables = { donor: 'donors', donation: 'donations', volunteer: 'volunteers', person: 'people' } as const;

/** Their names once all have answered, null until then; ten reads at most, for those that are not remembered. */
export function useNames(recent: readonly Viewed[]): NamedRecord[] | null {
  const member = useMember();
  const [named, setNamed] = useState<NamedRecord[] | null>(null);
  const key = recent.map(({ id, type }) => `${type}/${id}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the records, the id for the member.
  useEffect(() => {
    let current = true;
    const one = async (viewed: Viewed): Promise<NamedRecord[]> => {
      const table = tables[viewed.type];
      const name = await recordName(table, viewed.id, member.organization).catch(() => null);
      return name === null ? [] : [{ ...viewed, name, to: addresses[table](viewed.id) }];
    };
    void loadCaches()
      .then(() => Promise.all(recent.map(one)))
      .then((all) => current && setNamed(all.flat()));
    return () => {
      current = false;
    };
  }, [key, member.uid]);
  return named;
}
