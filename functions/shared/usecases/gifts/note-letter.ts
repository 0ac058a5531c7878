import { noteLetterCall } from '../../api/gifts-api.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { giftLetters } from '../../collections/gift-letters.ts';
import {
  letterCents,
  letterIdOf,
  letterKindOfEntry,
  withPrinting,
} from '../../domain/letters/gift-letter.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignDay } from '../campaign-zone.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Notes a printed letter under its entry. A device whose clocks are ahead takes the campaign's day, and no letter is older than
 * the change that it tells of. Reads: the member, the campaign's state, the entry and all of its gift, and the letter.
 */
export const noteLetter = command(
  noteLetterCall,
  async ({ entryId, on }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const id = letterIdOf(entryId);
    const [today, entry, letter] = await Promise.all([
      campaignDay(store, member.organization, now()),
      store.get(giftEntries, entryId),
      store.get(giftLetters, id),
    ]);
    const kind = entry && letterKindOfEntry(entry.kind);
    if (!entry || !kind) throw new RefusedError('gifts.noLetter');
    const { gift_id, donor_id, day } = entry;
    const known = on > today ? today : on;
    const before = letter?.printings ?? [];
    const printings = withPrinting(before, { on: known < day ? day : known, by: member.uid });
    if (printings === null) return { printings: before.length };
    const all = await store.find(giftEntries, { where: [['gift_id', '==', gift_id]] });
    store.set(giftLetters, id, {
      ...{ entry_id: entryId, gift_id, donor_id, kind, cents: letterCents(entry, all) },
      ...{ printings, printed_on: printings.at(-1)?.on ?? known, changed_at: serverTime },
    });
    return { printings: printings.length };
  },
  { key: ({ entryId }) => `gift letter ${entryId}` },
);
