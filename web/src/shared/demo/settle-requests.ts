import type { Stored } from '#shared/collections/define.ts';
import { financeSettingsId } from '#shared/collections/finance-settings.ts';
import { type informationRequests, requestsMax } from '#shared/collections/information-requests.ts';
import {
  historyBackTo,
  historyOf,
  historyWithout,
  joinedHistory,
  othersIn,
  type RequestHistory,
} from '#shared/domain/best-efforts/request-history.ts';
import { settledRequest } from '#shared/domain/best-efforts/settle-request.ts';
import type { DemoStore } from './demo-store.ts';

/** Adds to what was requested of somebody, whose row is made of another one where there is none. */
function joinHistory(
  { information_requests: requests, now, instant }: DemoStore,
  id: string,
  { id: _, ...like }: Stored<typeof informationRequests>,
  history: RequestHistory,
): void {
  const own = requests.get(id);
  const changed_at = instant(now());
  requests.put(id, { ...like, ...own, ...joinedHistory(own, history, requestsMax), changed_at });
}

/** As the functions' of the same name. A donor's entries are counted here before their totals are. */
export function settleInformation(world: DemoStore, id: string): void {
  const { people, donors, gift_entries, information_requests, finance_settings } = world;
  const card = people.get(id);
  if (card && card.merged_into !== null) {
    const leaving = information_requests.get(id);
    if (leaving) joinHistory(world, card.merged_into, leaving, historyOf(id, leaving));
    information_requests.remove(id);
    settleInformation(world, card.merged_into);
    return;
  }
  const whole = information_requests.get(id);
  for (const of of whole && card ? othersIn(whole) : []) {
    const other = people.get(of);
    const person = other && (other.merged_into ?? of);
    if (!whole || !card || !person || person === id || card.merged_ids.includes(of)) continue;
    joinHistory(world, person, whole, historyBackTo(person, [of], whole));
    information_requests.patch(id, historyWithout([of], information_requests.get(id) ?? whole));
    settleInformation(world, person);
  }
  const isGiver = card?.merged_into === null && donors.get(id) !== null;
  const ids = [id, ...(card?.merged_ids ?? [])];
  const change = settledRequest({
    card: isGiver ? card : null,
    entries: gift_entries.all().filter(({ donor_id }) => ids.includes(donor_id)),
    settings: finance_settings.get(financeSettingsId),
    stored: information_requests.get(id),
  });
  const changed_at = world.instant(world.now());
  if (change.is === 'create')
    information_requests.put(id, { ...change.facts, requests: [], answers: [], closed: null, changed_at });
  if (change.is === 'update') information_requests.patch(id, { ...change.facts, changed_at });
  if (change.is === 'delete') information_requests.remove(id);
}
