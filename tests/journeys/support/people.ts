import { nameKeys } from '#shared/domain/name-keys.ts';
import { splitName } from '#shared/domain/people/name-parts.ts';
import { searchKeys } from '#shared/domain/people/search-keys.ts';
import { type Admin, write } from './emulators.ts';

const stampsOf = (uid: string) => {
  const now = new Date();
  return { import_id: null, created_at: now, created_by: uid, updated_at: now, updated_by: uid };
};
const idOf = (name: string) => nameKeys(name).name_key.replaceAll(' ', '-');

/** A volunteer of the campaign, as the form saves one. */
export const giveVolunteer = ({ organization, uid }: Admin, name: string): Promise<void> =>
  write(`organizations/${organization}/volunteers/${idOf(name)}`, {
    ...{ name, email: null, phone: null, skills: [], totalHours: 0, lastActiveDate: null },
    ...{ is_donor: false, alias: null, on_leaderboard: true, ...nameKeys(name), ...stampsOf(uid) },
  });

/** A donor without gifts. */
export const giveDonor = (
  { organization, uid }: Admin,
  name: string,
  capacity: string,
  fields: object = {},
): Promise<void> =>
  write(`organizations/${organization}/donors/${idOf(name)}`, {
    ...{ name, email: null, phone: null, capacity, totalDonated: 0, donationCount: 0 },
    ...{ lastDonationDate: null, is_recurring: false, has_donations: false },
    ...{ ...nameKeys(name), ...stampsOf(uid), ...fields },
  });

/** A completed gift with its entry, as the call records it. `donor`: the name that their id follows from. */
export async function giveGift(
  { organization, uid }: Admin,
  donor: string,
  { id, ...gift }: { id: string; amount: number; date: string } & Record<string, unknown>,
): Promise<void> {
  const { created_at, created_by, ...stamps } = stampsOf(uid);
  const { name_key } = nameKeys(donor);
  // The header's trigger reads the entry, which the call writes together with it.
  await write(`organizations/${organization}/gift_entries/${id}`, {
    ...{ gift_id: id, donor_id: idOf(donor), kind: 'gift', cents: gift.amount, day: gift.date },
    ...{ election: null, reason: null, import_id: null, recorded_at: created_at, recorded_by: uid },
  });
  await write(`organizations/${organization}/donations/${id}`, {
    ...{ donor_id: idOf(donor), donor_name: donor, donor_key: name_key, counted: gift.amount },
    ...{
      status: 'completed',
      type: 'one_time',
      method: null,
      check_number: null,
      source_code: null,
      election: null,
    },
    ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
    ...{ fee: null, payout: null },
    ...{
      note: null,
      external_id: null,
      batch_id: null,
      ...{ signers: [], solicitors: [], solicitor_shares: [] },
      tallied: null,
      created_at,
      created_by,
      ...stamps,
    },
    ...gift,
  });
}

/** What their gift led to: a letter of thanks, a part for the next election, a request, and a seat on the committee. */
export async function giveAfterGift(
  { organization, uid }: Admin,
  donor: string,
  gift: string,
): Promise<void> {
  const id = idOf(donor);
  const now = new Date();
  const at = (path: string) => `organizations/${organization}/${path}`;
  await write(at(`thank_yous/${gift}`), {
    ...{ donor_id: id, donor_name: donor, cents: 12_500, day: '2026-11-02', since: now, state: 'letter' },
    ...{ done_on: '2026-11-03', done_by: uid, note: null },
  });
  for (const [entry, cents] of [['moved', -2_500] as const, ['moved-to', 2_500] as const])
    await write(at(`gift_entries/${entry}`), {
      ...{
        gift_id: gift,
        donor_id: id,
        kind: 'designation',
        cents,
        day: '2026-11-04',
        reason: 'Letter signed',
      },
      ...{ election: cents > 0 ? 'G2028' : null, import_id: null, recorded_at: now, recorded_by: uid },
    });
  await write(at(`information_requests/${id}`), {
    ...{ donor_name: donor, missing: ['address'], passed_on: '2026-11-02', cents: 12_500, total: 12_500 },
    ...{ rule: 'test', cycle_from: '2026-11-04', state: 'sent', answers: [], closed: null, changed_at: now },
    requests: [{ id: 'asked', way: 'letter', on: '2026-11-05', by: uid, mail: null, why: null }],
  });
  await write(at('committee_members/seat'), {
    ...{ person_id: id, name: donor, goal: 1_000_000, commitment: 0, code: null, is_lobbyist: false },
    ...{ note: null, left_on: null, created_at: now, created_by: uid, updated_at: now, updated_by: uid },
  });
}

/** A card, as the form saves one; its id follows from the name. */
export const givePerson = (
  { organization, uid }: Admin,
  name: string,
  fields: Record<string, unknown> & { emails?: string[]; phones?: string[] } = {},
): Promise<void> =>
  write(`organizations/${organization}/people/${idOf(name)}`, {
    ...{ kind: 'person', name, ...splitName(name), emails: [], phones: [], street: null, unit: null },
    ...{
      city: null,
      state: null,
      zip: null,
      language: null,
      birth_year: null,
      employer: null,
      occupation: null,
      tags: [],
    },
    ...{ source: null, assigned_to: null, voter_id: null, not_voters: [], facets: [], merged_into: null },
    ...{ merged_ids: [], reach: null, ...nameKeys(name), ...stampsOf(uid) },
    search_keys: searchKeys({ emails: [], phones: [], ...fields, name }),
    ...fields,
  });
