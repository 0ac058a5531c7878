import { useMemo } from 'react';
import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { allVoters, readSegment } from '../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../shared/voters/use-frozen-lists.ts';
import { useAnswer, useVoters } from '../../shared/voters/use-voters.ts';

/** Everybody of several turfs, once each. */
const together = '*';

/** `counting`: the answer is on its way. */
export type Standings = {
  of: Readonly<Record<string, TurfProgress>>;
  all: TurfProgress | null;
  counting: boolean;
};
const unknown: Standings['of'] = {};
const keyOf = (turfs: readonly Turf[]): string =>
  turfs.map(({ id, created_at }) => `${id} ${created_at.toMillis()}`).join(',');

/**
 * How far turfs have come, each by itself, and those of them that are shown all together, live: what a canvasser writes down
 * shows as soon as it is here. Reads nothing; `unknown` while the voters are not on this device.
 */
export function useStandings(turfs: readonly Turf[], shown = turfs): Standings {
  const { voterFile } = useVoters();
  const query = useMemo(
    () =>
      turfs.map(({ id, voter_ids, created_at }) => ({ id, voters: voter_ids, since: created_at.toMillis() })),
    [turfs],
  );
  const each = useAnswer(`standing ${keyOf(turfs)}`, (engine) => engine.turfProgress(query, 'turfs'));
  // Apart: it is asked anew with each letter of a name that is looked for.
  const all = useAnswer(`standing of all ${keyOf(shown)}`, async (engine) => {
    if (shown.length === 0) return null;
    const everyone = new Set(shown.flatMap(({ voter_ids }) => voter_ids));
    const since = Math.min(...shown.map(({ created_at }) => created_at.toMillis()));
    const found = await engine.turfProgress(
      [{ id: together, voters: [...everyone], since }],
      'turfs together',
    );
    return found[together] ?? null;
  });
  return { of: each.value ?? unknown, all: all.value, counting: voterFile.is === 'ready' && each.waiting };
}

/** What turfs were cut of, where that is one question. */
const questionOf = (turfs: readonly Turf[]): Segment | null => {
  const [first, ...others] = new Set(turfs.map(({ question }) => question));
  return first === undefined || others.length > 0 ? null : readSegment(first);
};

/** How many people the search finds by now that turfs were cut of; null where they were cut of several, or while nobody knows. */
export function useUniverse(turfs: readonly Turf[]): number | null {
  const segment = questionOf(turfs);
  const holds = useFrozenLists(segment ?? allVoters);
  const { value } = useAnswer(`universe ${JSON.stringify(segment)} ${holds.ready}`, async (engine) =>
    segment && holds.ready
      ? (await engine.count({ segment, channel: 'walk', words: '' }, 'universe')).counts.people
      : null,
  );
  return segment && value;
}
