import * as z from 'zod/mini';
import { voterChunks } from '../../collections/voter-chunks.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { goneKey, hasKey, openGoneSet, setOf } from '../../domain/voters/gone-ids.ts';
import type { Reads } from '../store.ts';

const { name, path, within, schema } = voterFiles;
const { state, gone } = schema.shape;
const goneOf = { name, path, within, schema: z.object({ state, gone }) };

/**
 * Those of some voters whom the current file lacks and an earlier one had. One read; where somebody is gone, one more for
 * each set of ids that may have one of the voters: one up to 20,000 who are gone, at most fifty.
 */
export async function goneAmong(
  reads: Pick<Reads, 'find' | 'get'>,
  voters: readonly string[],
): Promise<Set<string>> {
  if (voters.length === 0) return new Set();
  const [file] = await reads.find(goneOf, {
    where: [['state', '==', 'current']],
    select: ['gone'],
    limit: 1,
  });
  const sets = file?.gone?.sets ?? [];
  if (sets.length === 0) return new Set();
  const requested = voters.map((voter) => ({ voter, key: goneKey(voter) }));
  const found = await Promise.all(
    sets.map(async (set, index) => {
      const keys = requested.filter(({ key }) => setOf(key, sets.length) === index);
      const stored = keys.length > 0 && (await reads.get(voterChunks, set.id));
      if (!stored) return [];
      const opened = await openGoneSet(stored.data, { ids: set.rows, index, sets: sets.length });
      return keys.flatMap(({ voter, key }) => (hasKey(opened, key) ? [voter] : []));
    }),
  );
  return new Set(found.flat());
}
