import type * as z from 'zod/mini';
import {
  promisedFile,
  voterChunkCall,
  voterExportCall,
  voterFileCancelCall,
  voterFileFinishCall,
  voterFileStartCall,
  voterFileUndoCall,
  voterOpenCall,
} from '#shared/api/voters-api.ts';
import { voterOpenMarginMs, voterOpenMs } from '#shared/constants.ts';
import { sha256OfBytes } from '#shared/demo/hash.ts';
import { bytesOf } from '#shared/domain/base64.ts';
import {
  chunkIdOf,
  whyNotCancelled,
  whyNotFinished,
  whyNotOpen,
  whyNotPromised,
  whyNotStarted,
  whyNotUndone,
} from '#shared/domain/voters/receive-voter-file.ts';
import { RefusedError, refuseIf } from '#shared/refusals.ts';
import { t } from '../../text/index.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine, addFeedLine } from '../feed.ts';
import { refuse, requireCapability } from '../refuse.ts';
import { defineHandler } from './handler.ts';

/** Voters of one file: what is done again at each reload has to fit into the session storage. */
const votersMax = 20_000;
const ok = { ok: true } as const;

type File = NonNullable<ReturnType<DemoStore['voter_files']['get']>>;

const promisedIn = (file: object): string =>
  JSON.stringify(
    promisedFile.parse(Object.fromEntries(Object.entries(file).filter(([key]) => key in promisedFile.shape))),
  );
const currentOf = ({ voter_files }: DemoStore): File | null =>
  voter_files.all().find(({ state }) => state === 'current') ?? null;
const receivedChunks = ({ voter_chunks }: DemoStore, { id, chunks }: File): number[] =>
  chunks.flatMap((_, index) => (voter_chunks.has(chunkIdOf(id, index)) ? index : []));
function dropChunks({ voter_chunks }: DemoStore, { id, chunks }: File): void {
  for (const index of chunks.keys()) voter_chunks.delete(chunkIdOf(id, index));
}

/** By the very checks of the server. */
function start(world: DemoStore, { fileId, previous, file }: z.output<typeof voterFileStartCall.request>) {
  const { voter_files, actor, now, instant } = world;
  refuseIf(whyNotPromised(fileId, previous, file));
  if (file.counts.voters > votersMax)
    throw refuse('failed-precondition', t('demo.refused.votersMax', { votersMax }));
  const found = voter_files.get(fileId);
  if (found) {
    refuseIf(whyNotOpen(found, actor.uid));
    if (found.previous !== previous || promisedIn(found) !== promisedIn(file)) refuseIf('voterFiles.another');
    return { have: receivedChunks(world, found) };
  }
  const open = voter_files.all().filter(({ state }) => state === 'receiving');
  // One tab is one visitor, and there is no other who could go on with it.
  for (const other of open) {
    voter_files.patch(other.id, { state: 'cancelled', finished_at: instant(now()) });
    dropChunks(world, other);
  }
  refuseIf(whyNotStarted(previous, currentOf(world)?.id ?? null, [], now()));
  voter_files.put(fileId, {
    ...file,
    state: 'receiving',
    previous,
    started_by: actor.uid,
    started_at: instant(now()),
    finished_at: null,
  });
  return { have: [] };
}

const base64 = /^[A-Za-z\d+/]*={0,2}$/;
const bytesIn = (data: string) => bytesOf(base64.test(data) && data.length % 4 === 0 ? data : '');

function keep(world: DemoStore, { fileId, index, data }: z.output<typeof voterChunkCall.request>) {
  const file = world.voter_files.get(fileId);
  refuseIf(whyNotOpen(file, world.actor.uid));
  const promised = file?.chunks[index];
  if (!promised) throw new RefusedError('voterFiles.noChunk');
  const bytes = bytesIn(data);
  if (bytes.length !== promised.bytes || sha256OfBytes(bytes) !== promised.hash)
    refuseIf('voterFiles.damaged');
  world.voter_chunks.set(chunkIdOf(fileId, index), bytes);
  return ok;
}

function tellOf(world: DemoStore, type: 'voters_imported' | 'voters_undone', file: File): void {
  const about = { subject_id: file.id, subject_name: file.file_name, count: file.counts.voters };
  addFeedLine(world, `${type}-${file.id}`, {
    type,
    capability: 'voters.read',
    actor_id: world.actor.uid,
    subject_collection: 'voters',
    ...about,
  });
  addAuditLine(world, { type, what: 'voters', ...about });
}

function finish(world: DemoStore, fileId: string) {
  const { voter_files, instant, now } = world;
  const file = voter_files.get(fileId);
  const refused = whyNotOpen(file, world.actor.uid);
  if (refused === 'voterFiles.done') return ok;
  refuseIf(refused);
  if (!file) return ok;
  const current = currentOf(world);
  refuseIf(whyNotFinished(file, receivedChunks(world, file).length, current?.id ?? null));
  voter_files.patch(fileId, { state: 'current', finished_at: instant(now()) });
  if (current) voter_files.patch(current.id, { state: 'former' });
  const older = current?.previous ? voter_files.get(current.previous) : null;
  if (older?.state === 'former') {
    voter_files.patch(older.id, { state: 'past' });
    dropChunks(world, older);
  }
  tellOf(world, 'voters_imported', file);
  return ok;
}

function cancel(world: DemoStore, fileId: string) {
  const file = world.voter_files.get(fileId);
  refuseIf(whyNotCancelled(file));
  if (file?.state !== 'receiving') return ok;
  world.voter_files.patch(fileId, { state: 'cancelled', finished_at: world.instant(world.now()) });
  dropChunks(world, file);
  return ok;
}

function undo(world: DemoStore, fileId: string) {
  const file = world.voter_files.get(fileId);
  const former = file?.previous ? world.voter_files.get(file.previous) : null;
  refuseIf(whyNotUndone(file, former));
  if (file?.state !== 'current') return ok;
  world.voter_files.patch(fileId, { state: 'undone' });
  if (former) world.voter_files.patch(former.id, { state: 'current' });
  dropChunks(world, file);
  tellOf(world, 'voters_undone', file);
  return ok;
}

function open(world: DemoStore): { leftMs: number } {
  const { actor, now, instant, user_profiles } = world;
  const leftMs = (user_profiles.get(actor.uid)?.voters_open_until?.toMillis() ?? 0) - now();
  if (leftMs > voterOpenMarginMs) return { leftMs };
  user_profiles.patch(actor.uid, { voters_open_until: instant(now() + voterOpenMs) });
  addAuditLine(world, { type: 'voters_opened', what: 'voters' });
  return { leftMs: voterOpenMs };
}

export const voterHandlers = [
  defineHandler(voterFileStartCall, start, true),
  defineHandler(voterChunkCall, keep, true),
  defineHandler(voterFileFinishCall, (world, { fileId }) => finish(world, fileId), true),
  defineHandler(voterFileCancelCall, (world, { fileId }) => cancel(world, fileId), true),
  defineHandler(voterFileUndoCall, (world, { fileId }) => undo(world, fileId), true),
  defineHandler(voterOpenCall, open, true),
  defineHandler(
    voterExportCall,
    (world, { people, name }) => {
      requireCapability(world, 'voters.read');
      const about = { subject_name: name, count: people };
      addFeedLine(world, world.newId(), {
        type: 'export_made',
        capability: 'members.write',
        actor_id: world.actor.uid,
        subject_collection: 'voters',
        ...about,
      });
      addAuditLine(world, { type: 'data_exported', what: 'voters', ...about });
      return ok;
    },
    true,
  ),
];
