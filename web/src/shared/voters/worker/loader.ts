import { ChunkError } from '#shared/rules/voters/chunk.ts';
import { packVersion } from '#shared/rules/voters/columns.ts';
import { unpackOverlay } from '#shared/rules/voters/overlay.ts';
import { openChunk } from '#shared/rules/voters/unpack.ts';
import type { Packed } from '../source.ts';
import { Missing } from './ask-database.ts';
import { baseOf } from './base.ts';
import type { Core } from './core.ts';
import { type Fetching, inGroups, someAtATime } from './fetching.ts';
import type { FileHead, Promised, Standing, Trouble } from './protocol.ts';
import type { TailKept } from './tail.ts';

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

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof Missing) return error.trouble;
  return error instanceof ChunkError ? 'damaged' : 'unexpected';
};

/** The first row of each chunk. */
const firstsOf = (chunks: readonly Promised[]): number[] => {
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
  tail: Pick<TailKept, 'versionOf'> = { versionOf: async () => null },
) {
  let taking: Taking | null = null;
  let versions: readonly number[] | null = null;
  let failed: { trouble: Trouble; part: number | null } | null = null;
  let behind = false;
  /** Whoever works for an older one stops. */
  let generation = 0;

  const takeChunk = async ({ file, base, left }: Taking, index: number, asked: number) => {
    const promised = file.chunks[index];
    if (!promised || asked !== generation) return;
    try {
      const columns = await openChunk(await fetching.chunk(promised));
      if (asked !== generation) return;
      if (columns.rows !== promised.rows) throw new Missing('damaged');
      base.place(firstsOf(file.chunks)[index] ?? 0, columns);
      left.delete(index);
    } catch (error) {
      if (asked === generation) failed = { trouble: troubleOf(error), part: index + 1 };
    }
    tell();
  };
  const takePart = async (part: number, packed: Packed | undefined, asked: number) => {
    if (!packed) throw new Missing('gone');
    const overlay = await unpackOverlay(packed.data);
    if (asked === generation) core.setPart(part, overlay, packed.version, packed.until);
  };
  /** Whether what this device had seen of a part, and the events that it kept since, stand for one that cannot be had now. */
  const isTold = async (part: number, asked: number): Promise<boolean> => {
    const least = await tail.versionOf(part);
    if (least === null) return false;
    const kept = await fetching.kept(part);
    if ((kept?.version ?? 0) < least) return false;
    if (kept && core.known.versionOf(part) === 0) await takePart(part, kept, asked);
    if (asked === generation) behind = true;
    return true;
  };
  const takeParts = async (asked: number) => {
    const wanted = (versions ?? []).flatMap((version, part) =>
      version > core.known.versionOf(part) ? [{ part, version }] : [],
    );
    behind = false;
    const fail = (error: unknown) => {
      if (asked !== generation) return;
      behind = true;
      if (!core.held()) failed ??= { trouble: troubleOf(error), part: null };
    };
    await someAtATime(inGroups(wanted, partsAtOnce), lanes, async (group) => {
      try {
        const found = await fetching.parts(group);
        for (const { part } of group) await takePart(part, found.get(part), asked).catch(fail);
      } catch (error) {
        const isAway = troubleOf(error) === 'unreached';
        for (const { part } of group) if (!isAway || !(await isTold(part, asked))) fail(error);
      }
    });
  };
  /** Nobody is told anything before what was learned is here: a search would name who must not be contacted. */
  const go = async () => {
    if (!taking || versions === null) return tell();
    generation += 1;
    const asked = generation;
    const now = taking;
    failed = null;
    tell();
    await takeParts(asked);
    if (asked !== generation) return;
    if (!core.held()) {
      await someAtATime([...now.left], lanes, (index) => takeChunk(now, index, asked));
      if (asked !== generation) return;
      if (now.left.size === 0 && !failed) {
        await core.setFile(now.base.end());
        void fetching.prune(now.file.chunks);
      }
    }
    tell();
  };
  return {
    async setFile(file: FileHead | null): Promise<void> {
      if (file && file.id === taking?.file.id) return;
      generation += 1;
      failed = null;
      await core.setFile(null);
      const rows = file?.chunks.reduce((sum, chunk) => sum + chunk.rows, 0) ?? 0;
      const isNewer = (file?.pack ?? 0) > packVersion;
      taking =
        file && !isNewer
          ? { file, base: baseOf(file.id, file.elections, rows), left: new Set(file.chunks.keys()) }
          : null;
      if (isNewer) failed = { trouble: 'newer', part: null };
      await go();
    },
    setVersions(now: readonly number[]): Promise<void> {
      versions = now;
      return go();
    },
    retry: go,
    standing(): Standing {
      const held = core.held();
      if (held)
        return {
          is: 'ready',
          facts: held.facts(),
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
