import { FieldValue } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { decideFormPostCall } from '#shared/api/event-pages-api.ts';
import { events, formPosts } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { signUpByForm } from '../rsvps/sign-up-by-form.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { type FormPost, signUpPost } from './take-sign-up.ts';

type Input = z.output<typeof decideFormPostCall.request>;
type Needed = Pick<Dependencies, 'db' | 'places' | 'confirmSignUp'>;

/** From what to what each decision leads; made again, it changes nothing. */
const steps = {
  accept: { from: 'held', to: 'accepted' },
  reject: { from: 'held', to: 'rejected' },
  restore: { from: 'rejected', to: 'held' },
} as const;

/**
 * Decides on a sign-up that waits. What is accepted is signed up first, which repeats without harm, and noted then; what cannot be
 * signed up any more is refused and waits on. Of two who decide at once the first one counts.
 */
export const decideFormPost =
  ({ db, places, confirmSignUp: confirm }: Needed) =>
  async (
    { organization, uid }: Pick<Member, 'organization' | 'uid'>,
    { id, decision }: Input,
  ): Promise<{ state: FormPost['state'] }> => {
    const at = db.collection(formPosts.path(organization)).doc(id);
    const post = parseOrNull(formPosts.schema, (await at.get()).data());
    if (!post) throw new RefusedError('formPosts.gone');
    const { from, to } = steps[decision];
    if (post.state === to) return { state: to };
    if (post.state !== from) throw new RefusedError('formPosts.decided');
    if (decision === 'accept') {
      const event = await db.collection(events.path(organization)).doc(post.event_id).get();
      const code: unknown = event.get('source_code');
      const signUp = signUpByForm({ db, places });
      await signUpPost(
        { signUp, confirm },
        organization,
        { ...post, id },
        typeof code === 'string' ? code : null,
      );
    }
    return runTransactionWithRetry(db, async (transaction) => {
      const now = parseOrNull(formPosts.schema, (await transaction.get(at)).data());
      if (!now) throw new RefusedError('formPosts.gone');
      if (now.state === to) return { state: to };
      if (now.state !== from) throw new RefusedError('formPosts.decided');
      transaction.update(at, { state: to, decided_by: uid, decided_at: FieldValue.serverTimestamp() });
      return { state: to };
    });
  };
