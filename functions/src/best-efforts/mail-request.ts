import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  campaignCard,
  campaignCards,
  informationRequests,
  letterTemplates,
  organizations,
  people,
} from '#shared/collections/index.ts';
import { takesEmail } from '#shared/domain/best-efforts/takes-email.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import type { Send } from '../outbox/send.ts';
import { requireSent } from '../reminders/remind-of-task.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { requestMail } from './request-mail.ts';

type Request = z.output<typeof informationRequests.schema>['requests'][number];
type Outcome = Pick<Request, 'mail' | 'why'>;
type Requesting = { db: Firestore; send: Send };

const templatesRead = 40;

/** The letters of this kind that the campaign has written. */
async function templatesOf(db: Firestore, organization: string) {
  const { docs } = await db
    .collection(letterTemplates.path(organization))
    .where('kind', '==', 'information_request')
    .limit(templatesRead)
    .get();
  const found = docs.flatMap((one) => parseOrNull(letterTemplates.schema, one.data()) ?? []);
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Notes what became of a request; a donor whom no mail reached is to be asked in another way. */
const note = (db: Firestore, organization: string, donor: string, id: string, outcome: Outcome) =>
  runTransactionWithRetry(db, async (transaction) => {
    const place = db.collection(informationRequests.path(organization)).doc(donor);
    const row = parseOrNull(informationRequests.schema, (await transaction.get(place)).data());
    const requests = row?.requests.map((one) => (one.id === id ? { ...one, ...outcome } : one));
    if (!row || !requests) return;
    const isLeft = requests.some(({ on, mail }) => on >= row.cycle_from && mail !== 'refused');
    const state = row.state === 'sent' && !isLeft ? 'due' : row.state;
    transaction.update(place, { requests, state, changed_at: FieldValue.serverTimestamp() });
  });

/**
 * Sends one request by email, and notes what became of it. Nothing goes out to whoever needs not answer any more, has no
 * address, or may not be written to. Six reads, one for each template, and two writes.
 */
export const mailOfRequest =
  ({ db, send }: Requesting): DueHandler =>
  async ({ organization_id: organization, ref, about: donor }, { now }) => {
    const inside = (definition: { path: (scope: string) => string }, id: string) =>
      db.collection(definition.path(organization)).doc(id);
    const [stored, found, named, candidate] = await db.getAll(
      inside(informationRequests, donor),
      inside(people, donor),
      db.collection(organizations.path('')).doc(organization),
      inside(campaignCards, campaignCard),
    );
    const row = parseOrNull(informationRequests.schema, stored?.data());
    const request = row?.requests.find(({ id }) => id === ref);
    if (!row || request?.mail !== 'queued') return 'done';
    const refuse = (why: string) => note(db, organization, donor, ref, { mail: 'refused', why });
    if (row.missing.length === 0 || row.state === 'closed' || row.state === 'below') {
      await refuse('answered');
      return 'done';
    }
    const card = parseOrNull(people.schema, found?.data());
    const to = card?.emails[0];
    if (!card || !to || !takesEmail(card)) {
      await refuse(to ? 'closed' : 'no_address');
      return 'done';
    }
    const mail = requestMail({
      ...{ to, card, row, at: now(), templates: await templatesOf(db, organization) },
      campaign: String(named?.get('name') ?? ''),
      candidate: String(candidate?.get('candidateName') ?? ''),
    });
    const key = `information_${organization}_${ref}`;
    const kind = 'information_request' as const;
    const sent = await send({ organization_id: organization, kind, uid: null, key, to }, mail);
    requireSent(sent);
    if (sent.is === 'accepted') await note(db, organization, donor, ref, { mail: 'accepted', why: null });
    if (sent.is === 'over')
      await note(db, organization, donor, ref, {
        mail: sent.state === 'refused' ? 'refused' : 'unknown',
        why: sent.state === 'refused' ? 'closed' : null,
      });
    return 'done';
  };
