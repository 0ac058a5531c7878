import { deleteAccountCall } from '#shared/calls/account.ts';
import { ask } from '../../shared/data/api.ts';
import { hush, sayAtSignIn } from '../../shared/session/farewell.ts';
import { holdSession } from '../../shared/session/member.ts';
import { withProof } from '../../shared/session/proof.ts';
import { leave } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';

/**
 * Does something that takes the member out of their campaign. The screen stays as it is, which would else speak of a
 * removal by somebody; who calls it signs out in the end. Rejects as the work does.
 */
export async function departing(work: () => Promise<unknown>): Promise<void> {
  const release = holdSession();
  try {
    await work();
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Does what ends this session, and signs out; `said` stands over the sign-in form then. It is said before the work,
 * whose answer the end of the session may overtake.
 */
export async function goodbye(said: string, work: () => Promise<unknown>): Promise<void> {
  const saying = () => {
    sayAtSignIn(said);
    return work();
  };
  try {
    await departing(() => withProof(saying));
  } catch (error) {
    hush();
    throw error;
  }
  await leave();
}

/** Deletes the member's account and signs out. */
export const deleteAccount = (): Promise<void> =>
  goodbye(t('account.danger.account.done'), () => ask(deleteAccountCall, {}));
