import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import { formPosts, type holdReasons } from '#shared/collections/form-posts.ts';
import type { Language } from '#shared/themes.ts';
import type { CountAttempt } from '../attempts/count.ts';
import { createIfMissing } from '../create-once.ts';
import type { signUpByForm } from '../rsvps/sign-up-by-form.ts';
import type { Signing } from './form-body.ts';
import { isUsualHour, isUsualNetwork, requireRoomToHold } from './form-limits.ts';
import type { Found } from './read-campaign.ts';

export type FormPost = z.output<typeof formPosts.schema>;
type HoldReason = (typeof holdReasons)[number];
export type SignedUp = Awaited<ReturnType<ReturnType<typeof signUpByForm>>>;
export type Taking = {
  db: Firestore;
  countAttempt: CountAttempt;
  signUp: ReturnType<typeof signUpByForm>;
  /** Tells whoever signed up. Never throws. */
  confirm: (organization: string, post: FormPost & { id: string }, signedUp: SignedUp) => Promise<void>;
  now: () => number;
};
export type Posted = {
  /** Of the token, so that it is good for one sign-up. */
  id: string;
  found: Found;
  language: Language;
  signing: Signing;
  hasWork: boolean;
  isTrapped: boolean;
  network: string;
};

/** Which words stood beside the boxes: who changes them changes this. */
export const textVersion = (language: Language): string => `event-form/1/${language}`;
const retentionMs = 60 * 24 * 3_600_000;

function postOf({ found, language, signing }: Posted, reason: HoldReason | null, now: number): FormPost {
  const { shiftIds, name, email, phone, zip, guests, needs, answers, mayEmail, mayText, isEmbedded } =
    signing;
  return {
    ...{
      event_id: found.event.id,
      shift_ids: shiftIds,
      name,
      email,
      phone,
      zip,
      language,
      guests,
      needs,
      answers,
    },
    ...{
      may_email: mayEmail,
      may_text: mayText,
      text_version: textVersion(language),
      is_embedded: isEmbedded,
    },
    ...{ state: reason === null ? 'begun' : 'held', reason, at: Timestamp.fromMillis(now) },
    ...{ decided_by: null, decided_at: null, expires_at: Timestamp.fromMillis(now + retentionMs) },
  };
}

/** A name that programs of mail would make a link of: the confirmation greets with it, wherever it is sent. */
const carriesLink = (name: string): boolean =>
  /:\/\/|www\.|\w\.(app|biz|cc|cn|co|com|info|io|link|me|net|online|org|ru|shop|site|top|us|xyz)\b/i.test(
    name,
  );

/** Why somebody has to look at it first; null where nobody has to. */
async function holdReason({ db, countAttempt, now }: Taking, posted: Posted): Promise<HoldReason | null> {
  const isUsual = await isUsualNetwork(countAttempt, posted.network);
  if (posted.isTrapped || carriesLink(posted.signing.name)) return 'trap';
  if (!isUsual) return 'network';
  if (!(await isUsualHour(db, posted.found.campaign.id, posted.found.event, now()))) return 'hour';
  return posted.hasWork ? null : 'work';
}

/** Signs up what was taken, tells them, and notes that it went through. Done again, it changes nothing. */
export async function signUpPost(
  { signUp, confirm }: Pick<Taking, 'signUp' | 'confirm'>,
  organization: string,
  post: FormPost & { id: string },
  sourceCode: string | null,
): Promise<SignedUp> {
  const { id, name, email, phone, zip, language, guests, needs, answers, is_embedded } = post;
  const signedUp = await signUp(organization, post.event_id, {
    shifts: post.shift_ids.map((shift, at) => ({ shift, id: `${id}-${at}` })),
    person: { newId: id, name, email, phone, zip, language },
    ...{ guests, needs, answers, language, consents: [], source_code: sourceCode },
    source: is_embedded ? 'embed' : 'form',
  });
  await confirm(organization, post, signedUp);
  return signedUp;
}

/**
 * Takes a form that fits. It is stored first, once for its token whatever is sent with that again; then it is signed up, or
 * waits for somebody to look at it. Whoever sends it once more gets the same answer.
 */
export async function takeSignUp(taking: Taking, posted: Posted): Promise<'through' | 'held'> {
  const { db, now } = taking;
  const { campaign, event } = posted.found;
  const at = db.collection(formPosts.path(campaign.id)).doc(posted.id);
  const before = await at.get();
  let post = before.exists ? formPosts.schema.parse(before.data()) : null;
  if (!post) {
    const reason = await holdReason(taking, posted);
    if (reason !== null) await requireRoomToHold(db, campaign.id, event.id);
    const mine = postOf(posted, reason, now());
    const isMine = await createIfMissing(at.create(mine));
    post = isMine ? mine : formPosts.schema.parse((await at.get()).data());
    if (reason !== null && isMine) logger.info('a sign-up is held', { organization: campaign.id, reason });
  }
  if (post.state === 'begun') {
    await signUpPost(taking, campaign.id, { ...post, id: posted.id }, event.source_code);
    await at.update({ state: 'through' });
    return 'through';
  }
  return post.state === 'held' || post.state === 'rejected' ? 'held' : 'through';
}
