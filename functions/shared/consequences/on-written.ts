import { organizationOfBackup } from '../collections/profile-backups.ts';
import { markedTables } from '../collections/written-marks.ts';
import { callListWritten } from './call-time.ts';
import { profileWritten, proposalWritten, rollupWritten, turfWritten } from './campaign.ts';
import type { About, Consequence, Document, Rule } from './consequence.ts';
import { contactPointWritten } from './contact-points.ts';
import { eventMessages } from './event-messages.ts';
import { settingsWritten } from './information.ts';
import { deletionConsequences, reader } from './lines.ts';
import { deviceWritten, membershipWritten, userProfileWritten } from './members.ts';
import { giftPartnersWritten } from './partners.ts';
import { donationWritten, donorWritten, personWritten, volunteerWritten } from './people.ts';
import { packChange } from './people-pack.ts';
import { pledgeWritten } from './pledges.ts';
import { eventWritten, rsvpWritten } from './rsvps.ts';
import { taskWritten } from './tasks.ts';

const rules = {
  donations: donationWritten,
  donors: donorWritten,
  gift_partners: giftPartnersWritten,
  people: personWritten,
  volunteers: volunteerWritten,
  calltime_lists: callListWritten,
  candidate_profiles: profileWritten,
  contact_points: contactPointWritten,
  correction_proposals: proposalWritten,
  finance_settings: settingsWritten,
  pledges: pledgeWritten,
  events: (...write) => [...eventWritten(...write), ...eventMessages(...write)],
  rsvps: rsvpWritten,
  tasks: taskWritten,
  turfs: turfWritten,
  rollups: rollupWritten,
  memberships: membershipWritten,
  user_profiles: userProfileWritten,
  two_factor_trusted_devices: deviceWritten,
  profile_backups: (before, after, { id }) =>
    !before && after ? [{ is: 'trim-backups', organization: organizationOfBackup(id) }] : [],
  issues: (before, after, { id }) => (before && !after ? [{ is: 'drop-issue', id }] : []),
} satisfies Record<string, Rule>;

const byCollection = new Map<string, Rule>(Object.entries(rules));

/**
 * What follows from one write: for the functions' triggers and for the demo. Pure; null stands for no document. Whoever
 * applies it may do so twice, late or out of order.
 */
export function onWritten(
  collection: string,
  before: Document,
  after: Document,
  about: About,
): Consequence[] {
  const { read, unreadable } = reader();
  const logged = packChange(collection, before, after, about.id);
  const followed = byCollection.get(collection)?.(before, after, about, read) ?? [];
  const audited = markedTables.find((one) => one === collection);
  const lines = audited ? deletionConsequences(audited, before, after, about) : [];
  return [...unreadable, ...followed, ...lines, ...logged];
}
