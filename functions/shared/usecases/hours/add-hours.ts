import { hasCapability } from '../../access.ts';
import { addHoursCall } from '../../api/hours-api.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { normaliseEmail } from '../../domain/email-address.ts';
import { hasHours, judgeMinutes } from '../../domain/hours/hand-hours.ts';
import { plainEntry } from '../../domain/hours/new-entry.ts';
import { dayIn } from '../../domain/work/zoned-time.ts';
import { RefusedError } from '../../refusals.ts';
import { campaignZone } from '../campaign-zone.ts';
import { findActiveProfile } from '../members/require-member.ts';
import { readCardIndex } from '../people/person-index.ts';
import { type Store, serverTime } from '../store.ts';
import { type Caller, command } from '../use-case.ts';
import { type Card, prepareTotal, survivorOf } from './volunteer-total.ts';

const addressOf = (email: string | null): string | null => (email === null ? null : normaliseEmail(email));

/** The card of a member: with their address, and a name that may be theirs. Null where none is, or several are. */
async function ownCard(store: Store, { fullName, email }: Caller): Promise<Card | null> {
  const address = addressOf(email);
  if (address === null) return null;
  const identity = { name: fullName, emails: [address], phones: [] };
  const { id } = (await readCardIndex(store, [identity])).match(identity, true);
  return id === null ? null : survivorOf(store, id);
}

export const isOf = ({ emails }: Card, { email }: Caller): boolean => emails.includes(addressOf(email) ?? '');

/** Entries of a person on one day, under any of their ids. */
export const entriesOfDay = (store: Store, { id, merged_ids }: Card, day: string) =>
  store.find(hourEntries, {
    where: [
      ['person_id', 'in', [id, ...merged_ids]],
      ['day', '==', day],
    ],
  });

/**
 * Writes hours down. Seven reads and one for each entry of the day, two more for one's own; two writes, and one where they wait.
 * Two devices that enter the same hours are one entry: the second is told that the day has some.
 */
export const addHours = command(
  addHoursCall,
  async ({ id, personId, minutes, day, note, besides }, { member, now }, store) => {
    const profile = await findActiveProfile(store, member);
    if (!profile) throw new RefusedError('members.notMember');
    const mayWrite = hasCapability(profile, 'volunteers.write');
    if (personId !== null && !mayWrite) throw new RefusedError('hours.ownOnly');
    const [zone, card, taken] = await Promise.all([
      campaignZone(store, member.organization),
      personId === null ? ownCard(store, member) : survivorOf(store, personId),
      store.get(hourEntries, id),
    ]);
    if (day > dayIn(zone, now())) throw new RefusedError('hours.future');
    if (!card) throw new RefusedError(personId === null ? 'hours.noOwnCard' : 'hours.noPerson');
    if (card.kind !== 'person') throw new RefusedError('hours.noPerson');
    if (taken) throw new RefusedError('call.replayed');
    const [entries, total] = await Promise.all([entriesOfDay(store, card, day), prepareTotal(store, card)]);
    const isOwn = !mayWrite || personId === null || isOf(card, member);
    const judged = judgeMinutes(entries, minutes, { isOwn });
    if ('refusal' in judged) throw new RefusedError(judged.refusal);
    if (hasHours(entries) && !besides) throw new RefusedError('hours.already');
    const { state } = judged;
    store.create(hourEntries, id, {
      ...{ ...plainEntry, person_id: card.id, kind: 'manual', state, minutes, day, note },
      approved_by: state === 'counted' ? member.uid : null,
      ...{ created_at: serverTime, created_by: member.uid },
    });
    if (state === 'counted') total.save({ minutes, day }, member.uid);
    return { state };
  },
  { key: ({ personId, day }, { member }) => `hours ${personId ?? member.uid} ${day}` },
);
