import { t } from '../../text/index.ts';
import { inCampaign, post, timeoutAsCallError } from '../api.ts';
import { CallError } from '../error-messages.ts';
import type { Call, Entry } from './entry.ts';

/**
 * Makes a call that an entry carries. Sent again, it is answered as before and nothing is done: the server knows it by the
 * entry's id. One that is not of the member's present organization is refused.
 */
export async function sendCall({ path, input }: Call, { id, organization }: Entry): Promise<unknown> {
  const answer = await post(inCampaign({ path, headers: { 'idempotency-key': id } }, organization), input);
  return answer.json().catch((error: unknown) => {
    const late = timeoutAsCallError(error);
    // The connection was lost halfway through the answer.
    throw late instanceof CallError ? late : new CallError('unavailable', t('errors.network'));
  });
}
