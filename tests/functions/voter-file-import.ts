import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { promisedFile } from '#shared/api/voters-api.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import { packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import { cancelVoterFile } from '#shared/usecases/voters/cancel-voter-file.ts';
import { finishVoterFile } from '#shared/usecases/voters/finish-voter-file.ts';
import { startVoterFile } from '#shared/usecases/voters/start-voter-file.ts';
import { storeVoterChunk } from '#shared/usecases/voters/store-voter-chunk.ts';
import { undoVoterFile } from '#shared/usecases/voters/undo-voter-file.ts';
import { insider } from './candidate-records.ts';
import { db } from './emulator-clients.ts';
import { runUseCase } from './run-use-case.ts';
import { insideOf } from './sample-records.ts';

export type Promised = z.output<typeof promisedFile>;
/** Chunks as an import packs them: gzip, of nothing in particular. */
export const chunksOf = (count: number): Buffer[] =>
  Array.from({ length: count }, () => gzipSync(randomBytes(500)));

export const promise = (
  fileId: string,
  chunks: readonly Buffer[],
  fields: Partial<Promised> = {},
): Promised => ({
  pack: packVersion,
  file_name: `${fileId}.csv`,
  layout: 'l2',
  us_state: 'OH',
  source: 'The county',
  dated: '2026-10-01',
  permitted_use: '2026-01',
  expires: null,
  counts: { voters: 7 * chunks.length, households: 5, doors: 5, phones: 2, cells: 1, emails: 1, places: 0 },
  changes: { added: 7 * chunks.length, changed: 0, gone: 0, unchanged: 0 },
  refused: 0,
  elections: [{ key: 'G2024', kind: 'general', year: 2024 }],
  chunks: chunks.map((data, index) => ({
    id: chunkIdOf(fileId, index),
    rows: 7,
    bytes: data.length,
    hash: createHash('sha256').update(data).digest('hex'),
  })),
  ...fields,
});

/** A campaign's importer, with its whole way through. */
export function importer(organization: string = randomUUID(), uid = 'rosa', role: Role = 'field') {
  const member = { ...insider(organization, role), uid };
  const [starting, sending] = [runUseCase(startVoterFile), runUseCase(storeVoterChunk)];
  const { all, doc } = insideOf(db, organization);
  const start = (fileId: string, chunks: readonly Buffer[], previous: string | null = null, fields = {}) =>
    starting(member, { fileId, previous, file: promise(fileId, chunks, fields) });
  const send = (fileId: string, index: number, data: Buffer) =>
    sending(member, { fileId, index, data: data.toString('base64') });
  const finish = (fileId: string) => runUseCase(finishVoterFile)(member, { fileId });
  return {
    organization,
    member,
    all,
    doc,
    start,
    send,
    finish,
    cancel: (fileId: string) => runUseCase(cancelVoterFile)(member, { fileId }),
    undo: (fileId: string) => runUseCase(undoVoterFile)(member, { fileId }),
    upload: async (fileId: string, count = 1, previous: string | null = null) => {
      const chunks = chunksOf(count);
      await start(fileId, chunks, previous);
      for (const [index, data] of chunks.entries()) await send(fileId, index, data);
      return finish(fileId);
    },
    states: async () =>
      Object.fromEntries((await all('voter_files')).map((file) => [file.id, file.get('state')])),
    chunks: async () => (await all('voter_chunks')).map(({ id }) => id).toSorted(),
  };
}
/** How an answer ended, in words. */
export const outcomeOf = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
