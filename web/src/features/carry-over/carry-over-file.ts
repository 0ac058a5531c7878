import { downloadTable } from '../../shared/changes/download-changes.ts';
import type { Entry, Operation } from '../../shared/data/journal/index.ts';
import { version } from '../../shared/data/journal/queue-item.ts';
import { type Carried, profileFieldsIn } from '../../shared/demo/carry/contents.ts';
import type { Member } from '../../shared/session/session-store.ts';

/** A table that people read: one row for each field of what a visitor entered. */
export function downloadCarried({ records, profile, at }: Carried, { uid, organization }: Member): void {
  const written = Object.fromEntries(profileFieldsIn(profile));
  const about = { operation: 'update', table: 'candidate_profiles', id: organization } as const;
  const operations: Operation[] = [
    ...records.map((record): Operation => ({ operation: 'create', ...record })),
    ...(Object.keys(written).length > 0 ? [{ ...about, data: written }] : []),
  ];
  const entries = operations.map(
    (operation): Entry => ({
      ...{ id: operation.id, version, operation, user: uid, organization },
      ...{ timestamp: at, retries: 0, state: { is: 'pending' } },
    }),
  );
  downloadTable(entries, { nameOf: () => null, stateOf: () => '' }, 'demo');
}
