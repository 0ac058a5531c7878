import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { formPosts } from '#shared/collections/form-posts.ts';
import type { Language } from '#shared/themes.ts';
import type { CountAttempt } from '../attempts/count.ts';
import { createIfMissing } from '../create-once.ts';
import { type Finishing, type FormPost, finishLater, finishNow } from './finish-post.ts';
import type { Signing } from './form-body.ts';
import { type HoldReason, isUsualHour, isUsualNetwork, requireRoomToHold } from './form-limits.ts';
import type { Found } from './read-campaign.ts';

export type Taking = Finishing & { countAttempt: CountAttempt };
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
    ...{ decided_by: null, decided_at: null, person_id: null, rsvp_ids: [] },
    expires_at: Timestamp.fromMillis(now + retentionMs),
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
  // Before the hour: its queue is for people alone.
  if (!posted.hasWork) return 'work';
  return (await isUsualHour(db, posted.found.campaign.id, posted.found.event, now())) ? null : 'hour';
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
    if (reason !== null) await requireRoomToHold(db, campaign.id, event.id, reason);
    const mine = postOf(posted, reason, now());
    const batch = db.batch().create(at, mine);
    if (reason === null) {
      // With it, so that a process that ends now leaves nobody behind.
      const later = finishLater(db, campaign.id, posted.id, now());
      batch.set(later.reference, later.fields);
    }
    const isMine = await createIfMissing(batch.commit());
    post = isMine ? mine : formPosts.schema.parse((await at.get()).data());
    if (reason !== null && isMine) logger.info('a sign-up is held', { organization: campaign.id, reason });
  }
  if (post.state === 'begun') {
    await finishNow(taking, campaign.id, { ...post, id: posted.id });
    return 'through';
  }
  return post.state === 'held' || post.state === 'rejected' ? 'held' : 'through';
}
