import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as shared from '#shared/collections/index.ts';
import { onWritten } from '#shared/consequences/on-written.ts';
import { recordDeleted, recordWritten } from '../audit/record-deleted.ts';
import { profileWritten } from '../candidate-profile/profile-written.ts';
import { changeOf } from '../document-change.ts';
import { donationWritten } from '../donations/donation-written.ts';
import { donorWritten } from '../donors/donor-written.ts';
import { volunteerWritten } from '../volunteers/volunteer-written.ts';
import { type Applying, consequenceApplier } from './apply-consequences.ts';
import { follow } from './follow.ts';

type Both = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };
type Within = { params: { organization: string; id: string } };
type Gone = { data?: DocumentSnapshot | undefined };
type Device = { params: { id: string }; data?: DocumentSnapshot | undefined; authId?: string };

/** What each trigger of a document does, by the name of its function. */
export function triggers(applying: Applying & Required<Pick<Applying, 'rollup'>>) {
  const { db } = applying;
  const apply = consequenceApplier({ db });
  const changed = (collection: string) => {
    const keep = follow({ db }, collection);
    return (event: Both & Within): Promise<void> => {
      // Of deletions the trigger tells that hears who did it.
      const { version: _, ...change } = changeOf(event);
      return keep(change);
    };
  };
  return {
    donationWritten: recordWritten({ db }, donationWritten(applying)),
    donorWritten: recordWritten({ db }, donorWritten(applying)),
    volunteerWritten: recordWritten({ db }, volunteerWritten(applying)),
    personWritten: recordWritten({ db }, follow({ db }, shared.people.name)),
    contactPointWritten: changed(shared.contactPoints.name),
    turfDeleted: recordDeleted({ db }, 'turfs'),
    scriptDeleted: recordDeleted({ db }, 'scripts'),
    issueDeleted: recordDeleted({ db }, 'issues'),
    voterListDeleted: recordDeleted({ db }, 'voter_lists'),
    voterSegmentDeleted: recordDeleted({ db }, 'voter_segments'),
    limitRuleDeleted: recordDeleted({ db }, 'limit_rules'),
    letterTemplateDeleted: recordDeleted({ db }, 'letter_templates'),
    electionDeleted: recordDeleted({ db }, 'elections'),
    profileWritten: profileWritten({ db }),
    correctionProposalDecided: changed(shared.correctionProposals.name),
    financeSettingsWritten: changed(shared.financeSettings.name),
    giftPartnersWritten: changed(shared.giftPartners.name),
    pledgeWritten: changed(shared.pledges.name),
    eventWritten: changed(shared.events.name),
    rsvpWritten: changed(shared.rsvps.name),
    taskWritten: changed(shared.tasks.name),
    turfHandedOn: changed(shared.turfs.name),
    rollupWritten: changed(shared.rollups.name),

    /** Deletions alone: each call that is made changes its list. */
    async callListDeleted({ params, data }: Gone & Within): Promise<void> {
      await follow(
        { db },
        shared.calltimeLists.name,
      )({
        ...{ ...params, before: data?.data() ?? null, after: null, changedAt: null },
      });
    },
    async trustedDeviceDeleted({ params: { id }, data, authId = '' }: Device): Promise<void> {
      const about = { id, actor: authId, ...unknownTime() };
      const { name } = shared.twoFactorTrustedDevices;
      await apply({ organization: null }, onWritten(name, data?.data() ?? null, null, about));
    },
    async profileBackedUp({ params: { uid, id } }: { params: { uid: string; id: string } }): Promise<void> {
      const about = { id, actor: null, ...unknownTime() };
      await apply({ organization: null, uid }, onWritten(shared.profileBackups.name, null, {}, about));
    },
    /** `time`: when the membership changed, as the database says. */
    async membershipWritten({ params: { id }, data, time }: Both & Membership): Promise<void> {
      const about = { id, actor: null, ...unknownTime(), changedAt: Date.parse(time) };
      const [before, after] = [data?.before.data() ?? null, data?.after.data() ?? null];
      await apply({ organization: null }, onWritten(shared.memberships.name, before, after, about));
    },
    async userProfileWritten({ params: { uid }, data }: Both & Member): Promise<void> {
      const about = { id: uid, actor: null, ...unknownTime() };
      const [before, after] = [data?.before.data() ?? null, data?.after.data() ?? null];
      await apply({ organization: null, uid }, onWritten(shared.userProfiles.name, before, after, about));
    },
  };
}
type Membership = { params: { id: string }; time: string };
type Member = { params: { uid: string } };

const unknownTime = () => ({
  ...{ changedAt: null, now: Date.now(), version: null },
  writtenAt: { before: null, after: null },
});
