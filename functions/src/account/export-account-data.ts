import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { hasCapability } from '#shared/access.ts';
import {
  activity,
  audit,
  callCallers,
  errorReports,
  performanceMetrics,
  profileBackups,
  twoFactorSettings,
  twoFactorTrustedDevices,
  userPreferences,
  voterEvents,
} from '#shared/collections/index.ts';
import { membershipsMax, profileBackupsMax, trustedDevicesMax } from '#shared/constants.ts';
import type { Download } from '#shared/usecases/download-case.ts';
import { actorFields, writeAuditEntry } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { membershipsOf, profileReference } from '../members/member-queries.ts';
import { jsonOf, lineOf, paged } from './json-stream.ts';

/** Lines of the audit and of the feed, error reports and batches of measurements: the newest ones. */
const linesMax = 1_000;
/** In memory at a time, a megabyte or a few: a backup can be nearly one, a report 50 kB, a batch 20 kB. */
const backups = { most: profileBackupsMax, page: 5 } as const;
const reports = { most: linesMax, page: 25 } as const;
const batches = { most: linesMax, page: 50 } as const;
const walked = { most: linesMax, page: 250 } as const;
/** Of what they learned of voters: when, for which turf or list, how far from the door; what it says is of somebody else. */
const ofThemselves = ['happened_at', 'received_at', 'list_id', 'metres_off', 'walked_by', 'by'] as const;

/** Of their calls on each list: how many and when; whom they were given is of others. */
const ofTheirCalls = ['list_id', 'calls', 'reached', 'first_at', 'last_at', 'active_ms'] as const;

/**
 * All that is kept about the caller: their own documents, what the audit and the feed say that they did, and what their
 * devices reported and measured. Told before the first byte leaves. Secrets, which nobody reads back, are not in it.
 */
export const accountData =
  ({ db }: { db: Firestore }) =>
  async (member: Member): Promise<Download> => {
    const { uid, organization } = member;
    await writeAuditEntry(db, organization, {
      type: 'data_exported',
      ...actorFields(member),
      what: 'account',
    });
    const own = (collection: { path: (scope: string) => string }) => db.collection(collection.path(''));
    const ownDocuments = ({ path }: { path: (scope: string) => string }, field: string, order: string) =>
      db.collection(path(organization)).where(field, '==', uid).orderBy(order, 'desc');
    const done = (collection: { path: (scope: string) => string }) =>
      linesOf(ownDocuments(collection, 'actor_id', 'at').limit(linesMax));
    const [profile, preferences, settings] = await db.getAll(
      profileReference(db, uid),
      own(userPreferences).doc(uid),
      own(twoFactorSettings).doc(uid),
    );
    const called = db.collection(callCallers.path(organization)).where('uid', '==', uid);
    const [belongsTo, devices, audited, activityLines, calls] = await Promise.all([
      linesOf(membershipsOf(db, uid).limit(membershipsMax)),
      linesOf(own(twoFactorTrustedDevices).where('user_id', '==', uid).limit(trustedDevicesMax)),
      done(audit),
      done(activity),
      linesOf(called.select(...ofTheirCalls).limit(linesMax)),
    ]);
    const head = {
      account: { id: uid, email: member.email, email_confirmed: member.emailConfirmed },
      profile: contentOf(profile),
      memberships: belongsTo,
      preferences: contentOf(preferences),
      two_factor_settings: contentOf(settings),
      trusted_devices: devices,
      audit: audited,
      activity: activityLines,
      calls,
    };
    const chunks = jsonOf(head, {
      error_reports: paged(ownDocuments(errorReports, 'user_id', 'received_at'), reports),
      performance_metrics: paged(ownDocuments(performanceMetrics, 'user_id', 'received_at'), batches),
      voter_events: paged(ownDocuments(voterEvents, 'by', 'received_at').select(...ofThemselves), walked),
      walked_on_paper: paged(
        ownDocuments(voterEvents, 'walked_by', 'received_at').select(...ofThemselves),
        walked,
      ),
      // Backups hold the campaign's strategy: whoever lost the right to it, or is in another one, does not get it this way.
      ...(hasCapability(member, 'profile.write')
        ? {
            profile_backups: paged(
              db
                .collection(profileBackups.path(uid))
                .where('organization_id', '==', organization)
                .orderBy('created_at', 'desc'),
              backups,
            ),
          }
        : {}),
    });
    return { name: 'hustings-account.json', type: 'application/json', chunks };
  };

const contentOf = (found: DocumentSnapshot | undefined): unknown => found?.data() ?? null;
const linesOf = async (query: Query): Promise<object[]> => (await query.get()).docs.map(lineOf);
