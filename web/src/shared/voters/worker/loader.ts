import { ChunkError } from '#shared/domain/voters/chunk.ts';
import { unpackOverlay } from '#shared/domain/voters/overlay.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { packVersion } from '#shared/domain/voters/voter-file-columns.ts';
import type { Packed } from '../source.ts';
import { Missing } from './ask-database.ts';
import { baseOf } from './base.ts';
import type { Core } from './core.ts';
import { type Fetching, inGroups, someAtATime } from './fetching.ts';
import type { LogTail } from './log-tail.ts';
import type { ChunkManifest, FetchFailure, FileHead, LoadStatus } from './voter-protocol.ts';

/** Questions to the network at a time. */
const lanes = 4;
/**
 * Parts of the overlay that one question asks for: the rules' read is paid once for all of them. Chunks come one by one, for
 * they are asked for once in a file's life, and each that has come stays here when a connection breaks.
 */
const partsAtOnce = 16;

type Taking = {
  file: FileHead;
  base: ReturnType<typeof baseOf>;
  /** Chunks that are not here yet. */
  left: Set<number>;
};

const troubleOf = (error: unknown): FetchFailure => {
  if (error instanceof Missing) return error.trouble;
  return error instanceof ChunkError ? 'damaged' : 'unexpected';
};

const countGone = (file: FileHead | null) => ({
  voters: file?.gone?.voters ?? 0,
  listed: file?.gone?.chunks.reduce((sum, { rows }) => sum + rows, 0) ?? 0,
});

/** The first row of each chunk. */
const firstsOf = (chunks: readonly ChunkManifest[]): number[] => {
  let row = 0;
  return chunks.map(({ rows }) => {
    row += rows;
    return row - rows;
  });
};

/**
 * Brings the core what it is to hold, and tells how far it is. A chunk that cannot be had does not keep the others away:
 * `retry` asks for it alone.
 */
export function loaderOf(
  core: Core,
  fetching: Fetching,
  tell: () => void,
  tail: Pick<LogTail, 'versionOf'> = { versionOf: async () => null },
) {
  let taking: Taking | null = null;
  let versions: readonly number[] | null = null;
  let failed: { trouble: FetchFailure; part: number | null } | null = null;
  let behind = false;
  /** Whoever works for an older one stops. */
  let generation = 0;

  const takeChunk = async ({ file, base, left }: Taking, index: number, startedAs: number) => {
    const promised = file.chunks[index];
    if (!promised || startedAs !== generation) return;
    try {
      const columns = await openChunk(await fetching.chunk(promised));
      if (startedAs !== generation) return;
      if (columns.rows !== promised.rows) throw new Missing('damaged');
      base.place(firstsOf(file.chunks)[index] ?? 0, columns);
      left.delete(index);
    } catch (error) {
      if (startedAs === generation) failed = { trouble: troubleOf(error), part: index + 1 };
    }
    tell();
  };
  const takePart = async (part: number, packed: Packed | undefined, startGeneration: number) => {
    if (!packed) throw new Missing('gone');
    const overlay = await unpackOverlay(packed.data);
    if (startGeneration === generation) core.setPart(part, overlay, packed.version, packed.until);
  };
  /** Whether what this device had seen of a part, and the events that it kept since, stand for one that cannot be had now. */
  const isCached = async (part: number, startGeneration: number): Promise<boolean> => {
    const least = await tail.versionOf(part);
    if (least === null) return false;
    const cached = await fetching.cached(part);
    if ((cached?.version ?? 0) < least) return false;
    if (cached && core.known.versionOf(part) === 0) await takePart(part, cached, startGeneration);
    if (startGeneration === generation) behind = true;
    return true;
  };
  const takeParts = async (startGeneration: number) => {
    const requests = (versions ?? []).flatMap((version, part) =>
      version > core.known.versionOf(part) ? [{ part, version }] : [],
    );
    behind = false;
    const fail = (error: unknown) => {
      if (startGeneration !== generation) return;
      behind = true;
      if (!core.snapshot()) failed ??= { trouble: troubleOf(error), part: null };
    };
    await someAtATime(inGroups(requests, partsAtOnce), lanes, async (group) => {
      try {
        const found = await fetching.parts(group);
        for (const { part } of group) await takePart(part, found.get(part), startGeneration).catch(fail);
      } catch (error) {
        const isAway = troubleOf(error) === 'unreached';
        for (const { part } of group) if (!isAway || !(await isCached(part, startGeneration))) fail(error);
      }
    });
  };
  /** Nobody is told anything before what was learned is here: a search would name who must not be contacted. */
  const go = async () => {
    if (!taking || versions === null) return tell();
    generation += 1;
    const startGeneration = generation;
    const now = taking;
    failed = null;
    tell();
    await takeParts(startGeneration);
    if (startGeneration !== generation) return;
    if (!core.snapshot()) {
      await someAtATime([...now.left], lanes, (index) => takeChunk(now, index, startGeneration));
      if (startGeneration !== generation) return;
      if (now.left.size === 0 && !failed) {
        await core.setFile(now.base.end());
        // Their terms may have changed while the chunks came.
        core.setColumns(now.file.data ?? []);
        void fetching.prune([...now.file.chunks, ...(now.file.gone?.chunks ?? [])]);
      }
    }
    tell();
  };
  return {
    async setFile(file: FileHead | null): Promise<void> {
      // Race turned on or off is another file: what is held is let go at once.
      if (
        file &&
        taking &&
        file.id === taking.file.id &&
        (file.race ?? false) === (taking.file.race ?? false)
      ) {
        const isSame = (part: 'data' | 'gone') =>
          JSON.stringify(file[part]) === JSON.stringify(taking?.file[part]);
        const [hasSameData, hasSameGone] = [isSame('data'), isSame('gone')];
        if (hasSameData && hasSameGone) return;
        taking.file = file;
        if (!hasSameData) core.setColumns(file.data ?? []);
        // An admin cleared the list of gone voters: it leaves this device too.
        if (!hasSameGone) {
          core.dropGone();
          void fetching.prune([...file.chunks, ...(file.gone?.chunks ?? [])]);
        }
        return tell();
      }
      generation += 1;
      failed = null;
      await core.setFile(null);
      const rows = file?.chunks.reduce((sum, chunk) => sum + chunk.rows, 0) ?? 0;
      const isNewer = (file?.pack ?? 0) > packVersion;
      taking =
        file && !isNewer
          ? {
              file,
              base: baseOf(file.id, file.elections, rows, file.data, file.race),
              left: new Set(file.chunks.keys()),
            }
          : null;
      if (isNewer) failed = { trouble: 'newer', part: null };
      await go();
    },
    setVersions(now: readonly number[]): Promise<void> {
      versions = now;
      return go();
    },
    retry: go,
    /** The file that is held, or on its way. */
    file: (): FileHead | null => taking?.file ?? null,
    status(): LoadStatus {
      const snapshot = core.snapshot();
      if (snapshot)
        return {
          is: 'ready',
          facts: { ...snapshot.facts(), gone: countGone(taking?.file ?? null) },
          revision: core.revision(),
          stored: fetching.stored(),
          behind,
        };
      if (failed) return { is: 'failed', ...failed };
      if (!taking) return { is: 'none' };
      const of = taking.file.chunks.length;
      return { is: 'fetching', progress: { done: of - taking.left.size, of } };
    },
  };
}
