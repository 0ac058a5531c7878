import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { limitRules, ownLimitsMax } from '#shared/collections/limit-rules.ts';
import { people } from '#shared/collections/people.ts';
import { mayShareLimit, othersIn } from '#shared/domain/money/affiliation.ts';
import { countedKind, type DonorKind } from '#shared/domain/money/limit-kinds.ts';
import type { MeterLine } from '#shared/domain/money/meter.ts';
import { personMeter } from '#shared/domain/money/person-meter.ts';
import { pledgedEntries } from '#shared/domain/pledges/pledge-state.ts';
import type { Live } from '../../data/live.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { useCachedDocument } from '../../data/use-cached-document.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';
import { useOpenPledges } from '../open-pledges.ts';
import { type Group, useAffiliation } from './affiliation-data.ts';
import { entriesMax, type Given, useDonorEntries, useDonorRecord } from './donor-entries.ts';

export type DonorMeter =
  | { is: 'waiting' }
  /** Without a connection, and not on this device. */
  | { is: 'unseen' }
  | { is: 'failed'; retry: () => void }
  /** Nobody has set the race. */
  | { is: 'no race' }
  /** An organization's limit depends on what it is, which its record does not say. */
  | { is: 'organization' }
  | { is: 'many' }
  /** `kind`: what they count as; `jurisdiction`: under whose rules. */
  | { is: 'meter'; lines: MeterLine[]; kind: DonorKind; jurisdiction: string; group: Group | null };

/** A meter without an election or a limit would say that more can be given. */
const cached = { cached: true };

const readyValue = <T>(live: Live<T>): { value: T } | null =>
  live.is === 'ready' ? { value: live.value } : null;

/**
 * What a donor may still give. Reads: the card, the settings, each election and own limit of the campaign, each open pledge,
 * the donor's record where it is not `given`, and the group of who may share a limit. Null asks nothing of a donor.
 * `named`: an election that may be over, of which the meter has a line too.
 */
export function useMeter(
  donorId: string | null,
  today: string,
  given?: Given,
  named: string | null = null,
): DonorMeter {
  const { organization } = useMember();
  const settings = useCachedDocument(financeSettings, organization, financeSettingsId);
  const electionPath = elections.path(organization);
  const ahead = useListOnce(
    elections,
    electionPath,
    () =>
      firstOf(
        inOrder({ path: electionPath, conditions: [] }, { field: 'day', direction: 'asc' }),
        electionsMax,
      ),
    cached,
  );
  const limitPath = limitRules.path(organization);
  const own = useListOnce(
    limitRules,
    limitPath,
    () =>
      firstOf(
        inOrder({ path: limitPath, conditions: [] }, { field: 'effective_from', direction: 'asc' }),
        ownLimitsMax,
      ),
    cached,
  );
  const card = useCachedDocument(people, organization, donorId);
  const ids = card.is === 'ready' && donorId !== null ? [donorId, ...(card.value?.merged_ids ?? [])] : null;
  const record = useDonorRecord(donorId, given);
  const entries = useDonorEntries(ids, record);
  const counts = readyValue(record)?.value?.donor_kind ?? null;
  // Who may share a limit is looked for among those who do, before what is pledged by all of them.
  const isSharing = mayShareLimit(counts);
  const group = useAffiliation(isSharing ? donorId : null);
  const shared = isSharing ? (readyValue(group)?.value ?? null) : null;
  const isKnown = record.is === 'ready' && (!isSharing || group.is === 'ready');
  const promisers = shared ? shared.members.map(({ donor_id }) => donor_id) : donorId;
  const pledged = useOpenPledges(isKnown ? promisers : null);
  const all = [settings, ahead, own, card, record, entries, pledged, ...(isSharing ? [group] : [])];
  const failed = all.find(({ is }) => is === 'failed');
  if (failed?.is === 'failed') return { is: 'failed', retry: failed.retry };
  const race = readyValue(settings);
  if (race && !race.value) return { is: 'no race' };
  if (all.some(({ is }) => is === 'unseen')) return { is: 'unseen' };
  const [days, limits, found] = [readyValue(ahead), readyValue(own), readyValue(entries)];
  const promised = readyValue(pledged);
  if (card.is !== 'ready' || !race?.value || !days || !limits || !found || !promised)
    return { is: 'waiting' };
  const kind = countedKind(card.value?.kind, counts);
  if (kind === null) return { is: 'organization' };
  const others = shared ? othersIn(shared.members, ids ?? []) : [];
  if (others === null || found.value.length > entriesMax) return { is: 'many' };
  const sources = { settings: race.value, elections: days.value, own: limits.value };
  const pledges = promised.value.flatMap((pledge) => pledgedEntries(pledge, today));
  const lines = personMeter(sources, { kind, entries: found.value, pledges, others }, today, named);
  return lines
    ? { is: 'meter', lines, kind, jurisdiction: race.value.jurisdiction, group: shared }
    : { is: 'no race' };
}
