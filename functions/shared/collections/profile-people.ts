import * as z from 'zod/mini';
import { profilePeopleMax } from '../constants.ts';
import { cents, collection, inOrganization, instant, text } from './define.ts';
import { capacities } from './donors.ts';
import { volunteers } from './volunteers.ts';

const { skills, totalHours, lastActiveDate, email, phone } = volunteers.schema.shape;
const known = { id: text(128), name: text(120), email, phone };

export const profileDonor = z.strictObject({
  ...known,
  totalDonated: cents,
  donationCount: cents,
  lastDonationDate: lastActiveDate,
  capacity: z.enum(capacities),
});
export const profileVolunteer = z.strictObject({ ...known, skills, totalHours, lastActiveDate });

/**
 * The people whom the candidate profile carries (specification, §3), bounded, and beside it: every member reads the
 * profile, but only those with the capability read donors or volunteers. Two documents, by kind. Functions only.
 */
export const profilePeople = collection({
  name: 'profile_people',
  path: inOrganization('profile_people'),
  access: { read: 'content', list: null },
  isCached: false,
  isWork: false,
  schema: z.strictObject({
    donors: z.array(profileDonor).check(z.maxLength(profilePeopleMax)),
    volunteers: z.array(profileVolunteer).check(z.maxLength(profilePeopleMax)),
    /** Those whom somebody put on the list, the last one first; they stand in front as long as their record exists. */
    added: z.array(text(128)).check(z.maxLength(profilePeopleMax)),
    synced_at: instant,
  }),
});
/** The document of each kind; the other kind's list is empty in it. */
export const profilePeopleKinds = ['donors', 'volunteers'] as const;
export type ProfilePeopleKind = (typeof profilePeopleKinds)[number];
