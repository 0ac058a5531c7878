import type * as z from 'zod/mini';
import type { people } from '../../../collections/people.ts';
import { foldText } from '../../name-keys.ts';
import { contactsMax, mergedMax, rejectedVotersMax, tagsMax } from '../people-limits.ts';
import { searchKeys } from '../search-keys.ts';
import { emptyCard } from '../settle-person.ts';
import { type Choices, cardChoices, chosen, fieldsOfChoice, hasChoice } from './merge-fields.ts';

export type Card = z.output<typeof people.schema> & { id: string };

/** Why people cannot be merged as they are: keys of refusals. */
export type MergeTrouble =
  | 'merges.otherKind'
  | 'merges.manyContacts'
  | 'merges.manyTags'
  | 'merges.manyMerged'
  | 'merges.unknownContact';

type ChosenField = (typeof fieldsOfChoice)[(typeof cardChoices)[number]][number];
export type CardOfMerge = Omit<Card, 'id' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'>;

const united = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** Tags by what they say: `Host` and `HOST` are one. */
function unitedTags(lists: readonly (readonly string[])[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of lists.flat()) if (!tags.has(foldText(tag))) tags.set(foldText(tag), tag);
  return [...tags.values()];
}

/** What everybody has together, the survivor's first: from these a member picks at most five. */
export const contactsOf = (cards: readonly Card[]): { emails: string[]; phones: string[] } => ({
  emails: united(cards.map(({ emails }) => emails)),
  phones: united(cards.map(({ phones }) => phones)),
});

/**
 * The card that several come to: the survivor comes first. Values are the chosen ones, blanks are filled, addresses, numbers
 * and tags are united. `emails` and `phones` say which stay and in which order. Fails closed where something does not fit.
 */
export function mergedCard(
  cards: readonly [Card, ...Card[]],
  choices: Choices,
  contacts: { emails: readonly string[]; phones: readonly string[] },
): { card: CardOfMerge } | { trouble: MergeTrouble } {
  const [survivor] = cards;
  if (cards.some(({ kind }) => kind !== survivor.kind)) return { trouble: 'merges.otherKind' };
  const all = contactsOf(cards);
  for (const kind of ['emails', 'phones'] as const) {
    const wanted = new Set(contacts[kind]);
    if (wanted.size !== contacts[kind].length || contacts[kind].some((one) => !all[kind].includes(one)))
      return { trouble: 'merges.unknownContact' };
    // Nothing is dropped for want of a word: only what has no room is.
    if (wanted.size !== Math.min(contactsMax, all[kind].length)) return { trouble: 'merges.manyContacts' };
  }
  const tags = unitedTags(cards.map((card) => card.tags));
  if (tags.length > tagsMax) return { trouble: 'merges.manyTags' };
  const losers = cards.slice(1);
  const merged_ids = united([survivor.merged_ids, ...losers.map((card) => [card.id, ...card.merged_ids])]);
  if (merged_ids.length > mergedMax) return { trouble: 'merges.manyMerged' };

  const picked = {} as Pick<Card, ChosenField>;
  for (const choice of cardChoices) {
    const from = chosen(cards, choices[choice], (card) => hasChoice(card, choice)) ?? survivor;
    for (const field of fieldsOfChoice[choice]) Object.assign(picked, { [field]: from[field] });
  }
  const { id: _, created_at: _at, created_by: _by, updated_at: _on, updated_by: _who, ...own } = survivor;
  const card = {
    ...own,
    ...picked,
    emails: [...contacts.emails],
    phones: [...contacts.phones],
    tags,
    merged_ids,
  };
  const not_voters = united(cards.map((one) => one.not_voters))
    .filter((voter) => voter !== card.voter_id)
    .slice(0, rejectedVotersMax);
  return { card: { ...card, not_voters, search_keys: searchKeys(card), merged_into: null } };
}

/** What is left under an id that was merged away: the name, and where it leads. Nothing finds, lists or reaches it. */
export const tombstoneOf = (card: Card, survivor: string): Omit<Card, 'id'> => {
  const { kind, name, given, middle, family, prefix, suffix, name_key, family_key } = card;
  const { import_id, created_at, created_by, updated_at, updated_by } = card;
  return {
    ...emptyCard,
    ...{ kind, name, given, middle, family, prefix, suffix, name_key, family_key },
    ...{ import_id, created_at, created_by, updated_at, updated_by },
    merged_into: survivor,
  };
};
