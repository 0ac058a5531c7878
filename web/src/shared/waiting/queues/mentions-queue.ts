import { notes } from '#shared/collections/notes.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { isMentionSeen, seeMention, useSeenMentions } from '../seen-mentions.ts';
import { queueMax, type WaitingQueue, waitingQueue } from '../waiting-queue.ts';

/** Days for which a mention waits: after that it is history. */
const mentionDays = 30;

const stored = waitingQueue({
  key: 'mentions',
  capability: 'people.read',
  isLive: false,
  label: 'waiting.queues.mentions',
  collection: notes,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'mentions', is: 'array-contains', value: uid }] },
        { field: 'created_at', direction: 'desc' },
      ),
      queueMax,
    ),
  entry: ({ id, body, person_id, created_at, created_by }, { uid }) => {
    const isOld = Date.now() - created_at.toMillis() > mentionDays * 86_400_000;
    if (isOld || created_by === uid || isMentionSeen(uid, id)) return null;
    const link = `/people/${person_id}`;
    return { title: body, day: null, time: null, link, open: () => seeMention(uid, id) };
  },
});

/** Notes that mention the member, until they open them on this device. */
export const mentionsQueue: WaitingQueue = {
  ...stored,
  useItems(owner, isClosed) {
    useSeenMentions((state) => state.seen);
    return stored.useItems(owner, isClosed);
  },
};
