import type * as z from 'zod/mini';
import { promisedFile, voterFileStartCall } from '../../api/voters-api.ts';
import type { Stored } from '../../collections/define.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import {
  isStale,
  type OpenImport,
  whyNotOpen,
  whyNotPromised,
  whyNotStarted,
} from '../../domain/voters/receive-voter-file.ts';
import { refuseIf } from '../../refusals.ts';
import { findMembership } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { setCancelled } from './cancel-voter-file.ts';
import { chunkNumbers } from './chunk-numbers.ts';
import { dropChunks } from './drop-chunks.ts';
import { requireRaceColumns } from './race-columns.ts';

type Input = z.output<typeof voterFileStartCall.request>;
type VoterFile = Stored<typeof voterFiles>;

/**
 * Opens an import, or goes on with one: then it answers which chunks are there. An import that was left in the middle
 * half an hour ago gives way to another. Four reads and a write, and one of
 * the setting where it has columns of race; going on, a read for each chunk that is there.
 */
export const startVoterFile = useCase(voterFileStartCall, async (input, context) => {
  const { fileId, previous, file } = input;
  const { member, read, tx } = context;
  refuseIf(whyNotPromised(fileId, previous, file));
  const isResumed = (found: VoterFile | null): boolean => {
    if (!found) return false;
    refuseIf(whyNotOpen(found, member.uid));
    if (!isSame(found, input)) refuseIf('voterFiles.another');
    return true;
  };
  const replaced = isResumed(await read.get(voterFiles, fileId))
    ? null
    : await tx(async (store) =>
        isResumed(await store.get(voterFiles, fileId)) ? null : open(store, context, input),
      );
  for (const id of replaced ?? []) await dropChunks(context, id);
  if (replaced) return { have: [] };
  const chunks = await read.find(chunkNumbers, { where: [['file_id', '==', fileId]], select: ['index'] });
  return { have: chunks.map(({ index }) => index).toSorted((one, other) => one - other) };
});

/** Opens a new import; gives the ids of those that it cancels. */
async function open(
  store: Store,
  context: Context,
  { fileId, previous, file }: Input,
): Promise<readonly string[]> {
  const { member, now } = context;
  if (file.race) await requireRaceColumns(store);
  const found = await store.find(voterFiles, { where: [['state', 'in', ['receiving', 'current']]] });
  const current = found.find(({ state }) => state === 'current')?.id ?? null;
  const others = found.filter(({ id }) => id !== current);
  const openImports = await Promise.all(others.map((each) => withLastSeen(context, each)));
  const at = now();
  const busy = openImports.filter((other) => !isStale(other, at));
  refuseIf(whyNotStarted(previous, current, busy, at));
  for (const { id } of others) setCancelled(store, id);
  store.create(voterFiles, fileId, {
    ...file,
    state: 'receiving',
    previous,
    started_by: member.uid,
    started_at: serverTime,
    finished_at: null,
  });
  return others.map(({ id }) => id);
}

/** What was promised of a file, as text in the order of its schema. */
const promiseOf = (file: object): string => {
  const fields = Object.entries(file).filter(([name]) => name in promisedFile.shape);
  return JSON.stringify(promisedFile.parse(Object.fromEntries(fields)));
};
const isSame = (found: VoterFile, { previous, file }: Input): boolean =>
  found.previous === previous && promiseOf(found) === promiseOf(file);

/** When it was last heard of: its start, or its newest chunk. A read for each of them, only where it bars another. */
async function withLastSeen({ read, member }: Context, file: VoterFile): Promise<OpenImport> {
  const chunks = await read.find(chunkNumbers, {
    where: [['file_id', '==', file.id]],
    select: ['stored_at'],
  });
  const starter = await findMembership(read, { uid: file.started_by, organization: member.organization });
  const times = chunks.flatMap(({ stored_at }) => stored_at?.toMillis() ?? []);
  return {
    file,
    name: starter?.full_name ?? 'formerMember',
    lastSeenAt: Math.max(file.started_at.toMillis(), ...times),
  };
}
