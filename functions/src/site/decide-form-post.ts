import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { decideFormPostCall } from '#shared/api/event-pages-api.ts';
import { formPosts } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { signUpByForm } from '../rsvps/sign-up-by-form.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import type { FormPost } from './finish-post.ts';
import { finishLater, finishPost, holdAgain } from './finish-post.ts';

type Input = z.output<typeof decideFormPostCall.request>;
type Needed = Pick<Dependencies, 'db' | 'places' | 'confirmSignUp'>;

/** From what to what each decision leads; made again, it changes nothing. What is accepted has to be signed up yet. */
const steps = {
  accept: { from: 'held', to: 'begun', done: 'accepted' },
  reject: { from: 'held', to: 'rejected', done: 'rejected' },
  restore: { from: 'rejected', to: 'held', done: 'held' },
} as const;

/** Notes a decision, the first of two that are made at once; the post as it is then. */
const decide = (
  db: Firestore,
  { organization, uid, id, decision }: Input & { organization: string; uid: string },
  now: number,
): Promise<FormPost> =>
  runTransactionWithRetry(db, async (transaction) => {
    const at = db.collection(formPosts.path(organization)).doc(id);
    const post = parseOrNull(formPosts.schema, (await transaction.get(at)).data());
    if (!post) throw new RefusedError('formPosts.gone');
    const { from, to, done } = steps[decision];
    // Of somebody who began to accept it, as far as a process got that ended.
    const isUnderWay = decision === 'accept' && post.state === 'begun' && post.decided_by !== null;
    if (post.state === done || isUnderWay) return post;
    if (post.state !== from) throw new RefusedError('formPosts.decided');
    transaction.update(at, { state: to, decided_by: uid, decided_at: FieldValue.serverTimestamp() });
    if (decision === 'accept') {
      const later = finishLater(db, organization, id, now);
      transaction.set(later.reference, later.fields);
    }
    return { ...post, state: to, decided_by: uid };
  });

/**
 * Decides on a sign-up that waits. Accepting it is noted first, so that nobody rejects what is being signed up; what cannot be
 * signed up any more is refused and waits on.
 */
export const decideFormPost =
  ({ db, places, confirmSignUp: confirm }: Needed) =>
  async (
    { organization, uid }: Pick<Member, 'organization' | 'uid'>,
    { id, decision }: Input,
  ): Promise<{ state: FormPost['state'] }> => {
    const post = await decide(db, { organization, uid, id, decision }, Date.now());
    if (decision !== 'accept' || post.state !== 'begun') return { state: post.state };
    const finishing = { db, signUp: signUpByForm({ db, places }), confirm, now: Date.now };
    try {
      await finishPost(finishing, organization, { ...post, id });
    } catch (error) {
      if (error instanceof RefusedError) await holdAgain(db, organization, id);
      throw error;
    }
    return { state: 'accepted' };
  };
