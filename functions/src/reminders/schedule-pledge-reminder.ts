import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { pledges } from '#shared/collections/index.ts';
import { addDays } from '#shared/domain/days.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { pledgeReminderDays, remindersAbout } from '#shared/domain/pledges/pledge-reminders.ts';
import { earliestAnywhere } from '#shared/domain/work/zoned-time.ts';
import { parseOrNull } from '../document-change.ts';
import { dueReference, readDue } from '../due/due-documents.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/**
 * Makes the reminders of a pledge what it expects by now: scheduled, or none once it is paid or written off. What is scheduled
 * so already stays as it is, so a delivery that comes again changes nothing. Two reads and at most one write.
 */
export const schedulePledgeReminder = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const key = dueId(organization, 'pledge_reminder', id);
    const found = await transaction.get(db.collection(pledges.path(organization)).doc(id));
    const stored = await readDue(transaction, db, key);
    const pledge = parseOrNull(pledges.schema, found.data());
    const about = pledge ? remindersAbout(pledge) : '';
    if (!pledge || about === '') {
      if (stored) transaction.delete(dueReference(db, key));
      return;
    }
    if (stored && stored !== 'unreadable' && stored.about === about) return;
    transaction.set(
      dueReference(db, key),
      dueDocument(
        {
          ...{ organization, kind: 'pledge_reminder', ref: id, about },
          // Nobody's morning of the first reminder is before.
          at: Timestamp.fromMillis(earliestAnywhere(addDays(pledge.due_on, pledgeReminderDays[0]), 0)),
          // When it was agreed on so: what was over by then, nobody is reminded of.
          since: Timestamp.fromMillis(pledge.updated_at.toMillis()),
        },
        randomUUID(),
      ),
    );
  });
