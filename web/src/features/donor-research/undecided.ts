import type { Stored } from '#shared/collections/define.ts';
import type { people } from '#shared/collections/people.ts';
import { contributionsMax } from '#shared/domain/research/contribution.ts';
import { evidenceOf } from '#shared/domain/research/evidence.ts';
import type { Proposal, ProposedContributor } from '#shared/domain/research/match-contributors.ts';
import type { Research } from '../../shared/research/research-data.ts';

export type Card = Stored<typeof people>;
export type Undecided = ProposedContributor & {
  evidence: NonNullable<ReturnType<typeof evidenceOf>>;
  /** Whether somebody confirmed them before, and the file has more. */
  isUpdate: boolean;
};

/** Contributors about whom nobody decided, and those who were confirmed and of whom the file has more. */
export function undecidedOf(
  card: Card,
  { contributors }: Proposal,
  decided: readonly Pick<Research, 'person_id' | 'contributor' | 'is' | 'contributions'>[],
): Undecided[] {
  const ids = [card.id, ...card.merged_ids];
  return contributors.flatMap((one): Undecided[] => {
    const evidence = evidenceOf(card, one.contributor);
    if (!evidence) return [];
    const before = decided.find(
      ({ person_id, contributor }) => ids.includes(person_id) && contributor === one.key,
    );
    if (!before) return [{ ...one, evidence, isUpdate: false }];
    const stored = new Set(before.contributions.map(({ id }) => id));
    // Of a full list only what is newer than its last one would be stored.
    const oldest = stored.size < contributionsMax ? '' : (before.contributions.at(-1)?.on ?? '');
    const more = one.contributions.filter(({ id, on }) => !stored.has(id) && on > oldest);
    return before.is === 'same' && more.length > 0
      ? [{ ...one, contributions: more, evidence, isUpdate: true }]
      : [];
  });
}
