import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { promisedFile, type voterFileStartCall } from '#shared/api/voters-api.ts';
import {
  isStale,
  type OpenImport,
  whyNotOpen,
  whyNotPromised,
  whyNotStarted,
} from '#shared/domain/voters/receive-voter-file.ts';
import { refuseIf } from '#shared/refusals.ts';
import { type Member, profileOf } from '../../http/guard.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { setCancelled } from './cancel.ts';
import { dropChunks } from './drop.ts';
import { chunksOfFile, fileIn, filesOf, indexIn, readFile, type VoterFile } from './voter-file-documents.ts';

type Input = z.output<typeof voterFileStartCall.request>;
type Dependencies = { db: Firestore; now?: () => number };

/**
 * Opens an import, or goes on with one: then it answers which chunks are there. An import that was left in the middle
 * half an hour ago gives way to another. Four reads and a write; going on, a read for each chunk that is there.
 */
export const startVoterFile =
  ({ db, now = Date.now }: Dependencies) =>
  async (member: Member, { fileId, previous, file }: Input): Promise<{ have: number[] }> => {
    const { organization, uid } = member;
    refuseIf(whyNotPromised(fileId, previous, file));
    const files = filesOf(db, organization);
    const opened = files.doc(fileId);
    const resumed = (found: VoterFile | null): boolean => {
      if (!found) return false;
      refuseIf(whyNotOpen(found, uid));
      if (!isSame(found, previous, file)) refuseIf('voterFiles.another');
      return true;
    };
    const left = resumed(fileIn(await opened.get()))
      ? null
      : await runTransactionWithRetry(db, async (transaction) => {
          if (resumed(fileIn(await transaction.get(opened)))) return null;
          const { docs } = await transaction.get(files.where('state', 'in', ['receiving', 'current']));
          const current = docs.find((each) => each.get('state') === 'current')?.id ?? null;
          const others = docs.filter(({ id }) => id !== current);
          const open = await Promise.all(others.map((each) => withLastSeen(db, organization, each)));
          const at = now();
          const busy = open.filter((other) => !isStale(other, at));
          refuseIf(whyNotStarted(previous, current, busy, at));
          for (const { id } of open) setCancelled(transaction, files.doc(id));
          transaction.create(opened, {
            ...file,
            state: 'receiving',
            previous,
            started_by: uid,
            started_at: FieldValue.serverTimestamp(),
            finished_at: null,
          });
          return open;
        });
    for (const { id } of left ?? []) await dropChunks(db, organization, id);
    if (left) return { have: [] };
    const { docs } = await chunksOfFile(db, organization, fileId).select('index').get();
    return { have: docs.map(indexIn).toSorted((one, other) => one - other) };
  };

const keys: readonly string[] = Object.keys(promisedFile.shape);
function isSame(found: VoterFile, previous: string | null, file: Input['file']): boolean {
  const promised = Object.fromEntries(Object.entries(found).filter(([key]) => keys.includes(key)));
  return found.previous === previous && isDeepStrictEqual(promised, file);
}

/** When it was last heard of: its start, or its newest chunk. A read for each of them, only where it bars another. */
async function withLastSeen(
  db: Firestore,
  organization: string,
  found: QueryDocumentSnapshot,
): Promise<OpenImport & { id: string }> {
  const file = readFile(found);
  const { docs } = await chunksOfFile(db, organization, found.id).select().get();
  const profile = await profileOf(db, file.started_by);
  return {
    id: found.id,
    file,
    name: profile?.organization_id === organization ? profile.full_name : 'formerMember',
    lastSeenAt: Math.max(file.started_at.toMillis(), ...docs.map((chunk) => chunk.createTime.toMillis())),
  };
}
