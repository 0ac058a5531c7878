import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import type { StoredEntry } from '#shared/domain/money/person-meter.ts';
import type { Live } from '../../data/live.ts';
import { withValues } from '../../data/queries.ts';
import { useCachedDocument } from '../../data/use-cached-document.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';

/** What a donor's record says of their gifts, as a screen has it already. */
export type Given = Pick<Stored<typeof donors>, 'giving' | 'totalDonated' | 'donor_kind'>;

/** Entries that one meter counts; of who has more it says so. With the next one it is all that rules let a list ask for. */
export const entriesMax = 99;

/** The entries in a record's text; null where it lacks some: of many gifts, and of a donor recorded before there was one. */
function entriesIn({ giving, totalDonated }: Omit<Given, 'donor_kind'>): StoredEntry[] | null {
  if (giving === '' && totalDonated > 0) return null;
  const { gifts, isCut } = readGiving(giving);
  return isCut ? null : gifts.flatMap((gift, at) => gift.map((entry) => ({ ...entry, gift_id: String(at) })));
}

/** A donor's record: the one that the screen has, or a read. */
export function useDonorRecord(donorId: string | null, given?: Given): Live<Given | null> | { is: 'unseen' } {
  const { organization } = useMember();
  const record = useCachedDocument(donors, organization, given ? null : donorId);
  return given ? { is: 'ready', value: given, stale: false, at: null, unreadable: 0 } : record;
}

/**
 * Everything that counts of a donor's gifts: from their record, or else a read for each entry. `ids`: the donor's and those of whoever was merged into them; null while they are unknown.
 */
export function useDonorEntries(
  ids: readonly string[] | null,
  record: Live<Given | null> | { is: 'unseen' },
): Live<readonly StoredEntry[]> | { is: 'unseen' } {
  const { organization } = useMember();
  const known = record.is === 'ready' ? record.value : undefined;
  const fromRecord = known && entriesIn(known);
  const path = giftEntries.path(organization);
  const isNeeded = ids !== null && known !== undefined && !fromRecord;
  const listed = useListOnce(
    giftEntries,
    isNeeded ? `${path} ${ids.join(' ')} ${known?.totalDonated ?? ''}` : null,
    () =>
      withValues({ path, conditions: [{ field: 'donor_id', is: 'in', value: ids ?? [] }] }, entriesMax + 1),
    { cached: true },
  );
  if (fromRecord) return { is: 'ready', value: fromRecord, stale: false, at: null, unreadable: 0 };
  return known === undefined && record.is !== 'ready' ? record : listed;
}
