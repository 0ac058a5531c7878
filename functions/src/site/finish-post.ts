import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod/mini';
import { formPosts, rsvps } from '#shared/collections/index.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { isOpen } from '#shared/domain/events/rsvp-choices.ts';
import { RefusedError } from '#shared/refusals.ts';
import { parseOrNull } from '../document-change.ts';
import { dueReference } from '../due/due-documents.ts';
import type { DueHandler } from '../due/handler.ts';
import type { signUpByForm } from '../rsvps/sign-up-by-form.ts';

export type FormPost = z.output<typeof formPosts.schema>;
type SignedUp = Awaited<ReturnType<ReturnType<typeof signUpByForm>>>;
/** Tells whoever signed up. Never throws: the answer is why it has to be tried again; null where it has not. */
export type Confirm = (
  organization: string,
  post: FormPost & { id: string },
  rsvps: readonly string[],
) => Promise<string | null>;
export type Finishing = {
  db: Firestore;
  signUp: ReturnType<typeof signUpByForm>;
  confirm: Confirm;
  now: () => number;
};
type Stored = FormPost & { id: string };

const retryMs = 60_000;
const postAt = (db: Firestore, organization: string, id: string) =>
  db.collection(formPosts.path(organization)).doc(id);

/** Has what is left to do for a form done later. */
export function finishLater(db: Firestore, organization: string, post: string, now: number) {
  const at = Timestamp.fromMillis(now + retryMs);
  const wanted = { organization, kind: 'sign_up_form', ref: post, about: 'finish', at, since: at } as const;
  const reference = dueReference(db, dueId(organization, 'sign_up_form', post));
  return { reference, fields: dueDocument(wanted, randomUUID()) };
}

const stateAfter = ({ decided_by }: FormPost) => (decided_by === null ? 'through' : 'accepted');

async function signUpPost({ signUp }: Finishing, organization: string, post: Stored): Promise<SignedUp> {
  const { id, name, email, phone, zip, language, guests, needs, answers, is_embedded } = post;
  return signUp(organization, post.event_id, {
    shifts: post.shift_ids.map((shift, at) => ({ shift, id: `${id}-${at}` })),
    person: { newId: id, name, email, phone, zip, language },
    ...{
      guests,
      needs,
      answers,
      language,
      consents: [],
    },
    source: is_embedded ? 'embed' : 'form',
  });
}

/**
 * Signs up what was taken or accepted, tells them, and notes that it went through. Done again, it changes nothing. A confirmation
 * that does not go out is tried again later.
 */
export async function finishPost(finishing: Finishing, organization: string, post: Stored): Promise<void> {
  const { db, confirm, now } = finishing;
  const { person, rsvps } = await signUpPost(finishing, organization, post);
  const ids = rsvps.map(({ id }) => id);
  const failed = await confirm(organization, post, ids);
  const batch = db.batch();
  const noted = { state: stateAfter(post), person_id: person.id, rsvp_ids: ids };
  batch.update(postAt(db, organization, post.id), noted);
  const later = finishLater(db, organization, post.id, now());
  if (failed !== null) batch.set(later.reference, later.fields);
  else batch.delete(later.reference);
  await batch.commit();
}

/**
 * The same for whoever waits for the answer. Whatever fails is done later, for that was noted with the post; who is refused is
 * told so, and not signed up behind their back.
 */
export async function finishNow(finishing: Finishing, organization: string, post: Stored): Promise<void> {
  try {
    await finishPost(finishing, organization, post);
  } catch (error) {
    if (!(error instanceof RefusedError))
      logger.error('a sign-up is finished later', { organization, error });
    // What staff accepted is theirs to end.
    else if (post.decided_by === null)
      await finishLater(finishing.db, organization, post.id, finishing.now()).reference.delete();
    throw error;
  }
}

/** Back to those who wait, as the event no longer takes what was accepted. */
export async function holdAgain(db: Firestore, organization: string, id: string): Promise<void> {
  await postAt(db, organization, id).update({ state: 'held', decided_by: null, decided_at: null });
}

/** What a form signed up before its process ended, where they have left again since: they are not signed up anew. Null otherwise. */
async function leftSince(db: Firestore, organization: string, { id, shift_ids }: Stored) {
  const path = rsvps.path(organization);
  const found = await db.getAll(...shift_ids.map((_, at) => db.collection(path).doc(`${id}-${at}`)));
  const own = found.flatMap((one) => parseOrNull(rsvps.schema, one.data()) ?? []);
  const [first] = own;
  if (!first || own.every(({ state }) => isOpen(state) || state === 'attended')) return null;
  return { person_id: first.person_id, rsvp_ids: found.flatMap((one) => (one.exists ? [one.id] : [])) };
}

/** Finishes a sign-up that ended half-way, and mails a confirmation that did not go out. What fails again is tried again. */
export const finishSignUp =
  (finishing: Omit<Finishing, 'now'>): DueHandler =>
  async ({ organization_id: organization, ref }, { now }) => {
    const { db, confirm } = finishing;
    const stored = await postAt(db, organization, ref).get();
    const post = parseOrNull(formPosts.schema, stored.data());
    if (!post) return 'done';
    if (post.state === 'begun') {
      const left = await leftSince(db, organization, { ...post, id: ref });
      if (left) {
        await postAt(db, organization, ref).update({ state: stateAfter(post), ...left });
        return 'done';
      }
      try {
        await finishPost({ ...finishing, now }, organization, { ...post, id: ref });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (post.decided_by !== null) await holdAgain(db, organization, ref);
      }
      return 'done';
    }
    if (post.state !== 'through' && post.state !== 'accepted') return 'done';
    const failed = await confirm(organization, { ...post, id: ref }, post.rsvp_ids);
    if (failed !== null) throw new Error(failed);
    return 'done';
  };
