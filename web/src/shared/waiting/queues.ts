import type { Capability } from '#shared/access.ts';
import { announcementReceipts } from '#shared/collections/announcements.ts';
import { correctionProposals } from '#shared/collections/correction-proposals.ts';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { positionDrafts } from '#shared/collections/position-drafts.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { firstOf, inOrder, withValue } from '../data/queries.ts';
import type { Read } from '../data/reading.ts';
import type { MessageKey } from '../text/index.ts';

/** Entries of one queue that are read, whatever the size of the campaign. */
export const queueMax = 20;

export type WaitingEntry = {
  /** A text of its own; the queue's name where it has none. */
  title: string | null;
  /** `YYYY-MM-DD`; null where it is for no day. */
  day: string | null;
  link: string;
};
type Owner = { organization: string; uid: string };
type Queue<N extends string, S extends Shape> = {
  key: string;
  /** Who works through it, null for everyone; nothing is asked for others. */
  capability: Capability | null;
  label: MessageKey;
  collection: Collection<N, S>;
  /** At most `queueMax` documents. */
  query: (path: string, owner: Owner) => ReturnType<typeof firstOf>;
  /** Null where it does not wait for this member. */
  entry: (row: Read<S>, owner: Owner) => WaitingEntry | null;
};
const queue = <N extends string, S extends Shape>(definition: Queue<N, S>): Queue<N, S> => definition;

/** The member's own open tasks. */
const tasksQueue = queue({
  key: 'tasks',
  capability: 'tasks.read',
  label: 'waiting.queues.tasks',
  collection: tasks,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'assigned_to', is: '==', value: uid },
            { field: 'state', is: '==', value: 'open' },
          ],
        },
        { field: 'due_key', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ title, due_day }) => ({ title, day: due_day, link: '/tasks' }),
});

/** Positions in review; whoever wrote one waits for somebody else. */
const approvalsQueue = queue({
  key: 'approvals',
  capability: 'policy.approve',
  label: 'waiting.queues.approvals',
  collection: positionDrafts,
  query: (path) => withValue(path, 'state', 'review', queueMax),
  entry: ({ id, stance, authors }, { uid }) =>
    authors.includes(uid) ? null : { title: stance, day: null, link: `/strategy/policy/${id}` },
});

/** Corrections that canvassers and callers suggest. */
const correctionsQueue = queue({
  key: 'corrections',
  capability: 'voters.write',
  label: 'waiting.queues.corrections',
  collection: correctionProposals,
  query: (path) =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: '==', value: 'open' }] },
        { field: 'created_at', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ text }) => ({ title: text || null, day: null, link: '/field-ops/turfs/corrections' }),
});

/** Announcements that the member has not read. */
const announcementsQueue = queue({
  key: 'announcements',
  capability: null,
  label: 'waiting.queues.announcements',
  collection: announcementReceipts,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'uid', is: '==', value: uid },
            { field: 'is_read', is: '==', value: false },
          ],
        },
        { field: 'sent_at', direction: 'desc' },
      ),
      queueMax,
    ),
  entry: ({ title, announcement_id }) => ({ title, day: null, link: `/announcements/${announcement_id}` }),
});

/** What can wait for a member: an area adds its queue to this list, and `useWaiting` asks it. */
export const queues = { tasksQueue, approvalsQueue, correctionsQueue, announcementsQueue } as const;
export type AnyQueue<N extends string, S extends Shape> = Queue<N, S>;
