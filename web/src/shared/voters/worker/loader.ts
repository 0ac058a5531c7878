import { ChunkError } from '#shared/rules/voters/chunk.ts';
import { packVersion } from '#shared/rules/voters/columns.ts';
import { unpackOverlay } from '#shared/rules/voters/overlay.ts';
import { openChunk } from '#shared/rules/voters/unpack.ts';
import { Missing } from './ask-database.ts';
import { baseOf } from './base.ts';
import type { Core } from './core.ts';
import { type Fetching, someAtATime } from './fetching.ts';
import type { FileHead, Promised, Standing, Trouble } from './protocol.ts';

/** Questions to the network at a time. */
const lanes = 4;

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
export function loaderOf(core: Core, fetching: Fetching, tell: () => void) {
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
  const takeParts = async (asked: number) => {
    const wanted = (versions ?? []).flatMap((version, part) =>
      version > core.known.versionOf(part) ? [{ part, version }] : [],
    );
    behind = false;
    await someAtATime(wanted, lanes, async ({ part, version }) => {
      try {
        const { data, ...packed } = await fetching.part(part, version);
        const overlay = await unpackOverlay(data);
        if (asked === generation) core.setPart(part, overlay, packed.version, packed.until);
      } catch (error) {
        if (asked !== generation) return;
        behind = true;
        if (!core.held()) failed ??= { trouble: troubleOf(error), part: null };
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
