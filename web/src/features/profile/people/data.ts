import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { type ProfilePeopleKind, profilePeople } from '#shared/collections/profile-people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { type Live, useLiveDocument } from '../../../shared/data/live.ts';
import { useNameSearch } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { Named } from '../../../shared/ui/form/name-picker.tsx';

export type Carried = Stored<typeof profilePeople>;
export type CarriedDonor = Carried['donors'][number];
export type CarriedVolunteer = Carried['volunteers'][number];

/** The people of one kind as they were brought up to date last: one read. Null before the first time. */
export const useCarried = (kind: ProfilePeopleKind): Live<Carried | null> =>
  useLiveDocument(profilePeople, useMember().organization, kind);

const options = (typed: string, organization: string) =>
  ({ organization, conditions: [], keys: ['name_key', 'family_key'], typed }) as const;
const useDonorsNamed = (typed: string): Live<Named[]> =>
  useNameSearch({ collection: donors, ...options(typed, useMember().organization) });
const useVolunteersNamed = (typed: string): Live<Named[]> =>
  useNameSearch({ collection: volunteers, ...options(typed, useMember().organization) });

/** The campaign's people of each kind, by the first letters of their name: at most 24 reads. */
export const useNamedOf: Record<ProfilePeopleKind, (typed: string) => Live<Named[]>> = {
  donors: useDonorsNamed,
  volunteers: useVolunteersNamed,
};
