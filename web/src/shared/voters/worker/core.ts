import type { Overlay } from '#shared/domain/voters/overlay.ts';
import { isHostile } from '#shared/domain/voters/suppression.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { OwnColumn } from '../engine.ts';
import { type Answers, createAnswers } from './answers.ts';
import type { Base } from './base.ts';
import { homeOf } from './buildings.ts';
import { membersOf, unpackedIds } from './frozen-lists.ts';
import { knownOf } from './known-voters.ts';
import { createSnapshot, type VoterSnapshot } from './voter-snapshot.ts';

/**
 * All that the worker holds: one file, what the campaign learned of its voters, and the frozen lists that were made known.
 * What was learned and the lists stay while the file is another. Knows no browser: tests run it as it is.
 */
export function createCore(now: () => Date = () => new Date()) {
  const known = knownOf();
  const packed = new Map<string, string>();
  const lists = new Map<string, Uint8Array>();
  let snapshot: VoterSnapshot | null = null;
  let answers: Answers | null = null;
  let goneSnapshot: VoterSnapshot | null = null;
  let goneAnswers: Answers | null = null;
  let revision = 0;
  let away: { revision: number; voters: string[] } | null = null;

  const applyChanges = (touched: Iterable<string>) => {
    revision += 1;
    const voters = [...touched];
    snapshot?.take(voters);
    goneSnapshot?.take(voters);
  };
  const hostileAway = (): string[] => {
    if (away?.revision === revision) return away.voters;
    const ids = snapshot?.world.base.ids;
    const voters = [...new Set(known.voters())].filter(
      (voter) => ids?.rowOf(voter) === null && isHostile(known.foldStateOf(voter).facts),
    );
    away = { revision, voters };
    return voters;
  };
  const placeList = async (list: string, voters: string) => {
    const ids = await unpackedIds(voters);
    if (snapshot) lists.set(list, membersOf(snapshot.world.base, ids));
  };
  return {
    known,
    /** Grows with each change of what is held. */
    revision: () => revision,
    snapshot: () => snapshot,
    /** Null while there is no file. */
    answers: () => answers,
    /** Another file, or none any more. */
    async setFile(base: Base | null): Promise<void> {
      lists.clear();
      goneSnapshot = null;
      goneAnswers = null;
      snapshot = base && createSnapshot(base, known, lists, now);
      answers = snapshot && createAnswers(snapshot);
      applyChanges(known.voters());
      for (const [list, voters] of packed) await placeList(list, voters);
    },
    /** Null until those who are gone from the file were asked for. */
    gone: () => goneAnswers,
    /** The list of them was cleared; nobody is held until they are asked for again. */
    dropGone(): void {
      goneSnapshot = null;
      goneAnswers = null;
      revision += 1;
    },
    setGone(base: Base): Answers {
      goneSnapshot = createSnapshot(base, known, new Map(), now);
      goneSnapshot.take(known.voters());
      goneAnswers = createAnswers(goneSnapshot);
      return goneAnswers;
    },
    /** Whether somebody was hostile who is not in the file: those who are gone from it say where they lived. */
    isHostileAway: (): boolean => hostileAway().length > 0,
    /** Homes of those of them who are listed, once they were asked for. */
    unsafeHomes(): ReadonlySet<string> {
      const held = goneSnapshot;
      if (!held) return new Set();
      const rows = hostileAway().map((voter) => held.world.base.ids.rowOf(voter));
      return new Set(rows.flatMap((row) => (row === null ? [] : (homeOf(held.person(row)) ?? []))));
    },
    /** The same file, whose own columns may appear elsewhere now. */
    setColumns(own: readonly OwnColumn[]): void {
      if (!snapshot) return;
      snapshot.world.base.own = own;
      applyChanges([]);
    },
    /** `until`: milliseconds since 1970, as the part has it. */
    setPart(part: number, overlay: Overlay, version: number, until: number): void {
      applyChanges(known.setPart(part, { overlay, version, until }));
    },
    /** Whether there was news in it. */
    learn(events: readonly Learned[]): boolean {
      const touched = known.learn(events);
      if (touched.size > 0) applyChanges(touched);
      return touched.size > 0;
    },
    setOwn(events: readonly Learned[]): void {
      const touched = known.setOwn(events);
      if (touched.size > 0) applyChanges(touched);
    },
    async hold(list: string, voters: string): Promise<void> {
      if (packed.get(list) === voters) return;
      packed.set(list, voters);
      await placeList(list, voters);
      snapshot?.forget();
    },
  };
}
export type Core = ReturnType<typeof createCore>;
