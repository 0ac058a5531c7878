import type { Overlay } from '#shared/rules/voters/overlay.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { type Answers, answersOf } from './answers.ts';
import type { Base } from './base.ts';
import { type Held, heldOf } from './held.ts';
import { knownOf } from './known.ts';
import { membersOf, unpackedIds } from './lists.ts';

/**
 * All that the worker holds: one file, what the campaign learned of its voters, and the frozen lists that were made known.
 * What was learned and the lists stay while the file is another. Knows no browser: tests run it as it is.
 */
export function coreOf(now: () => Date = () => new Date()) {
  const known = knownOf();
  const packed = new Map<string, string>();
  const lists = new Map<string, Uint8Array>();
  let held: Held | null = null;
  let answers: Answers | null = null;
  let revision = 0;

  const told = (touched: Iterable<string>) => {
    revision += 1;
    held?.take(touched);
  };
  const placeList = async (list: string, voters: string) => {
    const ids = await unpackedIds(voters);
    if (held) lists.set(list, membersOf(held.world.base, ids));
  };
  return {
    known,
    /** Grows with each change of what is held. */
    revision: () => revision,
    held: () => held,
    /** Null while there is no file. */
    answers: () => answers,
    /** Another file, or none any more. */
    async setFile(base: Base | null): Promise<void> {
      lists.clear();
      held = base && heldOf(base, known, lists, now);
      answers = held && answersOf(held);
      told(known.voters());
      for (const [list, voters] of packed) await placeList(list, voters);
    },
    /** `until`: milliseconds since 1970, as the part has it. */
    setPart(part: number, overlay: Overlay, version: number, until: number): void {
      told(known.setPart(part, { overlay, version, until }));
    },
    /** Whether there was news in it. */
    learn(events: readonly Learned[]): boolean {
      const touched = known.learn(events);
      if (touched.size > 0) told(touched);
      return touched.size > 0;
    },
    setOwn(events: readonly Learned[]): void {
      const touched = known.setOwn(events);
      if (touched.size > 0) told(touched);
    },
    async hold(list: string, voters: string): Promise<void> {
      if (packed.get(list) === voters) return;
      packed.set(list, voters);
      await placeList(list, voters);
      held?.forget();
    },
  };
}
export type Core = ReturnType<typeof coreOf>;
