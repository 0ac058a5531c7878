import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { tasks } from '#shared/collections/index.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { firstLook } from '#shared/domain/work/task-reminder.ts';
import { parseOrNull } from '../document-change.ts';
import { dueReference, readDue } from '../due/due-documents.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { remindedAbout } from './reminded-about.ts';

/**
 * Makes the reminder of a task what the task says by now: scheduled for its assignee, or none. What is scheduled so already
 * stays as it is, so a delivery that comes again changes nothing. Two reads and at most one write.
 */
export const scheduleReminder = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const key = dueId(organization, 'task_reminder', id);
    const found = await transaction.get(db.collection(tasks.path(organization)).doc(id));
    const stored = await readDue(transaction, db, key);
    const task = parseOrNull(tasks.schema, found.data());
    const wanted = task && remindedAbout(task);
    if (!wanted) {
      if (stored) transaction.delete(dueReference(db, key));
      return;
    }
    if (stored && stored !== 'unreadable' && stored.about === wanted.about) return;
    transaction.set(
      dueReference(db, key),
      dueDocument(
        {
          ...{ organization, kind: 'task_reminder', ref: id, about: wanted.about },
          at: Timestamp.fromMillis(firstLook(wanted.task)),
          // When the task was set so: what was over by then, nobody is reminded of.
          since: Timestamp.fromMillis(task.updated_at.toMillis()),
        },
        randomUUID(),
      ),
    );
  });
