import type { Voter } from '../domain/voters/voter-file-columns.ts';
import type { Donation, Donor } from './sample-donors.ts';
import type { Person } from './sample-people.ts';
import type { Volunteer } from './sample-volunteers.ts';

/**
 * One woman with four records: she gave $75, volunteers on Saturdays, signed up for the forum with another address, and
 * the voter file has her under her married name.
 */
const name = 'Aaliyah Mendez';
/** Her place in the voter file. */
const voterIndex = 599;

type Story = {
  donor: string;
  volunteer: string;
  voter: Voter;
  people: ReadonlyMap<string, Person>;
  contact: Person;
};

/** Null in a campaign that has nobody who gave just that. */
export function aaliyahIn(
  all: { donors: readonly Donor[]; donations: readonly Donation[]; volunteers: readonly Volunteer[] },
  voters: readonly Voter[],
): Story | null {
  const voter = voters[voterIndex];
  const helpers = new Set(all.volunteers.map(({ id }) => id));
  const gave = new Map<string, Donation[]>();
  for (const gift of all.donations) gave.set(gift.donor_id, [...(gave.get(gift.donor_id) ?? []), gift]);
  const donor = all.donors.find(({ id, email, totalDonated }) => {
    const isOnce = gave.get(id)?.length === 1 && totalDonated === 7_500;
    return isOnce && email !== null && !helpers.has(id);
  });
  const volunteer = all.volunteers.find(
    ({ is_donor, totalHours, skills }) => !is_donor && totalHours >= 12 && skills.includes('Canvassing'),
  );
  if (!voter || !donor || !volunteer) return null;
  // Whom chance gave her name has another one.
  const namesakes = [...all.donors, ...all.volunteers].filter((one) => one.name === name);
  return {
    donor: donor.id,
    volunteer: volunteer.id,
    voter,
    people: new Map<string, Person>([
      ...namesakes.map(({ id, email, phone }) => [id, { name: 'Aaliyah Mercado', email, phone }] as const),
      [donor.id, { name, email: 'aaliyah.mendez@example.com', phone: null }],
      [volunteer.id, { name, email: null, phone: voter.cell }],
    ]),
    contact: { name, email: 'a.mendez.home@example.net', phone: null },
  };
}
