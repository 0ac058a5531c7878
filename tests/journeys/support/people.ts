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
export const giveDonor = ({ organization, uid }: Admin, name: string, capacity: string): Promise<void> =>
  write(`organizations/${organization}/donors/${idOf(name)}`, {
    ...{ name, email: null, phone: null, capacity, totalDonated: 0, donationCount: 0 },
    ...{ lastDonationDate: null, is_recurring: false, has_donations: false },
    ...{ ...nameKeys(name), ...stampsOf(uid) },
  });

/** A card, as the form saves one; its id follows from the name. */
export const givePerson = (
  { organization, uid }: Admin,
  name: string,
  fields: Record<string, unknown> & { emails?: string[]; phones?: string[] } = {},
): Promise<void> =>
  write(`organizations/${organization}/people/${idOf(name)}`, {
    ...{ kind: 'person', name, ...splitName(name), emails: [], phones: [], street: null, unit: null },
    ...{ city: null, state: null, zip: null, language: null, employer: null, occupation: null, tags: [] },
    ...{ source: null, assigned_to: null, voter_id: null, not_voters: [], facets: [], merged_into: null },
    ...{ merged_ids: [], reach: null, ...nameKeys(name), ...stampsOf(uid) },
    search_keys: searchKeys({ emails: [], phones: [], ...fields, name }),
    ...fields,
  });
