import { useEffect, useState } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { profileBackups } from '#shared/collections/profile-backups.ts';
import { profileBackupsMax } from '#shared/constants.ts';
import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { mapped } from '../data.ts';
import { type ReadFile, readFile } from '../export/profile-file.ts';

type StoredBackup = Stored<typeof profileBackups>;
/** A backup with what it holds; `percent` is how full that is, null where it cannot be read. */
export type Backup = StoredBackup & { read: ReadFile; percent: number | null };

/** Backups fetched at first: each may be as large as three hundred pages of text. */
const firstBackups = 10;

const backupOf = (stored: StoredBackup): Backup => {
  const read = readFile(stored.profile_data);
  return {
    ...stored,
    read,
    percent: read.is === 'profile' ? percentOf(completenessOf(read.values)) : null,
  };
};

/** The member's own of this campaign, newest first: a read each. `older` fetches the rest. */
export function useBackups(): { live: Live<Backup[]>; older: (() => void) | null } {
  const { uid, organization } = useMember();
  const [count, setCount] = useState(firstBackups);
  const own = {
    path: profileBackups.path(uid),
    conditions: [{ field: 'organization_id', is: '==', value: organization }],
  } as const;
  const live = useLiveQuery(profileBackups, JSON.stringify([own, count]), () =>
    firstOf(inOrder(own, { field: 'created_at', direction: 'desc' }), count),
  );
  const full = live.is === 'ready' && live.value.length + live.unreadable >= count;
  return {
    live: mapped(live, (stored) => stored.map(backupOf)),
    older: full && count < profileBackupsMax ? () => setCount(profileBackupsMax) : null,
  };
}

/**
 * One of them; null where it is not there any more. Out of the list, which this device mostly has already: of a single
 * one that is missing the rules say no more than that it is refused.
 */
export function useBackup(id: string): Live<Backup | null> {
  const { live, older } = useBackups();
  const found = live.is === 'ready' ? live.value.find((backup) => backup.id === id) : undefined;
  const further = live.is === 'ready' && !found ? older : null;
  useEffect(() => further?.(), [further]);
  return further ? { is: 'loading' } : mapped(live, () => found ?? null);
}

/** Whether a backup is on its way to the server. */
export const useKeeping = (): boolean =>
  useJournal(({ entries }) =>
    entries.some(({ state, operation }) => state.is === 'pending' && operation.table === 'profile_backups'),
  );
