import { create } from 'zustand';
import { organizations } from '#shared/collections/organizations.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import {
  carriedFor,
  forgetCarried,
  markTakenOver,
  onCarriedRemoved,
  type Progress,
  readCarried,
  readProgress,
  storeProgress,
} from '../../shared/demo/carry/carried-storage.ts';
import type { Carried } from '../../shared/demo/carry/contents.ts';
import { endCarrying, putCarried } from '../../shared/demo/carry/put.ts';
import { currentMember, type Member } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { campaignOf } from './write-to-campaign.ts';

type Of = { carried: Carried; campaign: string };
export type State =
  | { is: 'nothing' }
  /** `progress`: of an earlier try; `why`: what stopped it, in words. */
  | ({ is: 'offered'; progress: Progress | null; why: string | null } & Of)
  /** Not for the campaign that this account has joined. */
  | ({ is: 'kept' } & Of)
  | ({ is: 'putting'; progress: Progress | null; hidden: boolean } & Of)
  | ({ is: 'ended'; progress: Progress } & Of);

/** What is to become of a visitor's work from the demo, as this page shows it. */
export const useCarry = create<{ state: State }>(() => ({ state: { is: 'nothing' } }));
const show = (state: State): void => useCarry.setState({ state });
const shown = (): State => useCarry.getState().state;

const lock = 'demo-carry';

/**
 * Offers what was packed in this browser to the account that was made in the tab of the demo: for the organization that
 * this account founded, or, where it has joined another, to take away as a file. Costs two reads, and none for anybody
 * else.
 */
export async function checkForCarry({ uid, role, organization }: Member): Promise<void> {
  const carried = carriedFor(uid, Date.now());
  if (!carried) return;
  // Without a connection the next page asks again.
  const requests = [readOnce(organizations, organization), readOnce(userProfiles, uid)] as const;
  const [found, profile] = await Promise.all(requests).catch(() => [null, null]);
  if (!found || !profile || shown().is !== 'nothing') return;
  const of = { carried, campaign: found.name };
  // Its founder's profile is made in one stroke with it; whoever joins gets theirs later.
  const own = role === 'admin' && profile.created_at.toMillis() === found.created_at.toMillis();
  show(own ? { is: 'offered', ...of, progress: readProgress(carried.id), why: null } : { is: 'kept', ...of });
}

/** Puts it in, or goes on with it. One tab at a time; whoever comes second finds that it was done. */
export async function putCarry(member: Member): Promise<void> {
  const before = shown();
  if (before.is !== 'offered') return;
  const { carried, campaign } = before;
  show({ is: 'putting', carried, campaign, progress: before.progress, hidden: false });
  const onProgress = (progress: Progress) => {
    storeProgress(progress);
    const now = shown();
    if (now.is === 'putting') show({ ...now, progress });
  };
  await navigator.locks
    .request(lock, async () => {
      if (!readCarried(Date.now(), carried.id)) {
        toast('info', t('demo.carry.elsewhere'));
        return show({ is: 'nothing' });
      }
      const resumed = readProgress(carried.id);
      const progress = await putCarried(carried, resumed, await campaignOf(member, onProgress));
      markTakenOver(carried);
      const now = shown();
      if (now.is === 'putting' && now.hidden) toast('success', t('demo.carry.ended'));
      show({ is: 'ended', carried, campaign, progress });
    })
    .catch((error: unknown) => {
      const progress = readProgress(carried.id);
      show({
        is: 'offered',
        carried,
        campaign,
        progress,
        why: messageFor(error) || t('common.pleaseTryAgain'),
      });
    });
}

/** Deletes it: it stays in the demo. What had begun is over for the server too. */
export function leaveCarry(): void {
  const now = shown();
  if ('carried' in now) {
    const member = currentMember();
    const hadBegun = readProgress(now.carried.id) !== null;
    forgetCarried(now.carried.id);
    if (hadBegun && member)
      void campaignOf(member, () => undefined)
        .then(endCarrying)
        .catch(reportError);
  }
  show({ is: 'nothing' });
}

/** Puts the dialog away: what is offered is offered at the next visit, what is being put in goes on. */
export function hideCarry(): void {
  const now = shown();
  show(now.is === 'putting' ? { ...now, hidden: true } : { is: 'nothing' });
}

onCarriedRemoved((demo) => {
  const now = shown();
  if ((now.is === 'offered' || now.is === 'kept') && now.carried.id === demo) show({ is: 'nothing' });
});
