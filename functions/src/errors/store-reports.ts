import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { errorGroups, errorReports, otherErrors } from '#shared/collections/index.ts';
import { coalesce } from '../coalesce.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { addReport, type Group } from './error-group.ts';
import { roomFor } from './group-limits.ts';
import type { StoredReport } from './scrub-report.ts';

type Waiting = { report: StoredReport; isNew: boolean };

/** Reports of one transaction: the largest takes 50 kB, and a request may carry 10 MiB, to the emulator 4. */
const together = 50;

/**
 * Keeps reports and counts them in their groups, in one transaction: a report that comes again changes nothing. Resolves
 * with those that were new.
 *
 * In one process those of one organization are kept in turns, all that wait together: forty devices that meet one error
 * would contend for one document. Two reads and two writes for a report, a read for the group of all others, and two where a group is new.
 */
export function reportStore(db: Firestore) {
  async function keep(organization: string, waiting: readonly Waiting[]): Promise<void> {
    const stored = await runTransactionWithRetry(db, async (transaction) => {
      const groupsOf = db.collection(errorGroups.path(organization));
      const reportsOf = db.collection(errorReports.path(organization));
      const first = new Map<string, Waiting>();
      for (const one of waiting) if (!first.has(one.report.id)) first.set(one.report.id, one);
      const ids = [...first.keys()];
      const prints = [...new Set([...first.values()].map(({ report }) => report.fingerprint)), otherErrors];
      const found = await transaction.getAll(
        ...ids.map((id) => reportsOf.doc(id)),
        ...prints.map((print) => groupsOf.doc(print)),
      );
      const existing = new Set(found.slice(0, ids.length).flatMap(({ id, exists }) => (exists ? [id] : [])));
      const groups = new Map<string, Group>();
      for (const group of found.slice(ids.length))
        if (group.exists) groups.set(group.id, errorGroups.schema.parse(group.data()));
      const fresh = [...first.values()].filter(({ report }) => !existing.has(report.id));
      const finders = fresh.flatMap(({ report }) => (groups.has(report.fingerprint) ? [] : [report.person]));
      const room = await roomFor(finders, groupsOf, transaction);

      const now = Timestamp.now();
      const touched = new Set<string>();
      for (const { report } of fresh) {
        const hasPlace = groups.has(report.fingerprint) || room.take(report.person);
        const id = hasPlace ? report.fingerprint : otherErrors;
        groups.set(id, addReport(groups.get(id) ?? null, report, now));
        touched.add(id);
        const { id: reportId, person: _, uid, at, fingerprint: __, ...rest } = report;
        transaction.create(reportsOf.doc(reportId), {
          ...rest,
          fingerprint: id,
          user_id: uid,
          at: Timestamp.fromMillis(at),
          received_at: now,
        });
      }
      for (const id of touched) transaction.set(groupsOf.doc(id), { ...groups.get(id) });
      return fresh;
    });
    // Only now: a transaction may have been tried several times.
    for (const one of stored) one.isNew = true;
  }
  const turns = coalesce<Waiting>(async (organization, waiting) => {
    for (let at = 0; at < waiting.length; at += together)
      await keep(organization, waiting.slice(at, at + together));
  });

  return async (organization: string, reports: readonly StoredReport[]): Promise<StoredReport[]> => {
    const own = reports.map((report): Waiting => ({ report, isNew: false }));
    if (own.length > 0) await turns(organization, own);
    return own.filter(({ isNew }) => isNew).map(({ report }) => report);
  };
}
