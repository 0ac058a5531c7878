import { mayContact } from '../consent/may-contact.ts';
import { foldAll } from '../voters/fold.ts';
import { mayClose } from '../voters/may-close.ts';
import { suppressionOf } from '../voters/suppression.ts';
import { type Learned, suppressionReasons } from '../voters/voter-state.ts';

/** Why nobody visits somebody; `not_in_file`: the voter file has them no more. */
export const doorReasons = [...suppressionReasons, 'not_in_file'] as const;
export type DoorReason = (typeof doorReasons)[number];
/** By voter: why nobody must speak to them at the door; null: they may be spoken to. */
export type DoorExclusions = Record<string, DoorReason | null>;

/** Of whom something may be different at the door by what was learned just now, each once. */
export const affectedVoters = (news: readonly Learned[]): string[] => [
  ...new Set(news.filter(mayClose).map(({ voter_id }) => voter_id)),
];

/** What events say of some voters' doors on a day (`YYYY-MM-DD`). */
export function exclusionsBy(
  events: readonly Learned[],
  voters: readonly string[],
  day: string,
): DoorExclusions {
  const requested = new Set(voters);
  const known = foldAll(
    new Map(),
    events.filter(({ voter_id }) => requested.has(voter_id)),
  );
  return Object.fromEntries(
    voters.map((voter) => {
      const { suppressed } = suppressionOf(known.get(voter)?.facts ?? [], day);
      const visit = { channel: 'walk', kind: 'bulk', at: Date.parse(day), place: null } as const;
      const answer = mayContact({ ...visit, point: null, person: { suppressed } });
      return [voter, answer.may ? null : (suppressed.walk ?? 'do_not_contact')];
    }),
  );
}

/** Where not everything could be read nobody knows that these may be spoken to, so they are not. */
export const excludeAll = (voters: readonly string[]): DoorExclusions =>
  Object.fromEntries(voters.map((voter) => [voter, 'do_not_contact']));

/** Whoever is gone from the voter file is left out too; any other reason says more, and stands. */
export const withGone = (exclusions: DoorExclusions, gone: Iterable<string>): DoorExclusions => ({
  ...exclusions,
  ...Object.fromEntries(Array.from(gone, (voter) => [voter, exclusions[voter] ?? 'not_in_file'])),
});

/**
 * What a device knows of a turf, with what is new there. Each answer tells all who are gone, so of the ones before nobody is
 * gone any more; of a gone voter it need not tell again what closed their door.
 */
export const withNews = (before: DoorExclusions, news: DoorExclusions): DoorExclusions => {
  const lasting = Object.fromEntries(Object.entries(before).filter(([, why]) => why !== 'not_in_file'));
  const changed = Object.entries(news).filter(([voter, why]) => why !== 'not_in_file' || !lasting[voter]);
  return { ...lasting, ...Object.fromEntries(changed) };
};
