import { failed } from './deliver-entry.ts';
import type { Mirror } from './mirror.ts';
import type { Identity, Ports } from './ports.ts';
import { type Item, isDraft } from './queue-item.ts';

/** The lock that a tab holds while somebody types there. */
export const draftLock = (id: string): string => `journal/draft/${id}`;

/** Whether the change is for a campaign that the member is not in any more. One that is not active waits for its turn. */
const hasLeft = (
  { organization, campaigns }: Extract<Identity, { is: 'member' }>,
  item: Pick<Item, 'organization'>,
): boolean =>
  item.organization !== organization && campaigns != null && !campaigns.includes(item.organization);

/**
 * Sees to what nobody else will: drafts whose tab has died, and changes for an organization that their user has left or
 * was taken out of. Returns what is to be called whenever something is different. `own`: the drafts of this tab.
 */
export function openAbandonedDrafts(
  { lock, identity }: Ports,
  mirror: Mirror,
  own: ReadonlySet<string>,
): () => void {
  const attended = new Set<string>();
  const attend = (id: string, work: () => Promise<unknown>) => {
    if (attended.has(id)) return;
    attended.add(id);
    work().then(
      () => attended.delete(id),
      () => attended.delete(id),
    );
  };

  /** Its tab has sent or dropped it by the time it lets the lock go, or it has died. */
  const adopt = (draft: Item) =>
    lock(draftLock(draft.id), {}, async () => {
      await mirror.change(draft, (item, timestamp) =>
        isDraft(item) ? { ...item, timestamp, state: { is: 'pending' } } : undefined,
      );
    });
  /** They are refused without asking the server, which would not know whose they were. */
  const turnAway = (change: Item) =>
    mirror.change(change, (item) =>
      item.state.is === 'failed' ? undefined : failed(item, { code: 'permission-denied' }),
    );

  return () => {
    const is = identity();
    const user = mirror.user();
    if (is.is === 'away' || (is.is === 'member' && (is.user !== user || is.unheard))) return;
    for (const item of mirror.all()) {
      if (item.user !== user || item.state.is === 'failed') continue;
      if (isDraft(item)) {
        if (!own.has(item.id)) attend(item.id, () => adopt(item));
      } else if (is.is === 'outside' || hasLeft(is, item)) attend(item.id, () => turnAway(item));
    }
  };
}
