import { deleteAccountCall } from '#shared/api/account-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { holdSession } from '../../shared/session/session-store.ts';
import { leave } from '../../shared/session/sign-out.ts';
import { clearSignOutNotice, setSignOutNotice } from '../../shared/session/sign-out-notice.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';

/**
 * Does something that takes the member out of their campaign. The screen stays as it is, which would else speak of a
 * removal by somebody; who calls it signs out in the end. Rejects as the work does.
 */
export async function leaveCampaign(work: () => Promise<unknown>): Promise<void> {
  const release = holdSession();
  try {
    await work();
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Does what ends this session, and signs out; `notice` stands over the sign-in form then. It is said before the work,
 * whose answer the end of the session may overtake.
 */
export async function endSession(notice: string, work: () => Promise<unknown>): Promise<void> {
  const task = () => {
    setSignOutNotice(notice);
    return work();
  };
  try {
    await leaveCampaign(() => withProof(task));
  } catch (error) {
    clearSignOutNotice();
    throw error;
  }
  await leave();
}

/** Deletes the member's account and signs out. */
export const deleteAccount = (): Promise<void> =>
  endSession(t('account.danger.account.done'), () => callEndpoint(deleteAccountCall, {}));
