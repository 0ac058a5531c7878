import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import {
  calltimeOutcomes,
  fundraisingPlanId,
  fundraisingPlans,
  organizations,
  people,
} from '#shared/collections/index.ts';
import { takesEmail } from '#shared/domain/best-efforts/takes-email.ts';
import { followUpText, givingLink } from '#shared/domain/call-time/follow-up.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { leaveLink } from '../leave/leave-link.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import type { Send } from '../outbox/send.ts';
import { requireSent } from '../reminders/remind-of-task.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

type FollowUp = NonNullable<z.output<typeof calltimeOutcomes.schema>['follow_ups']>[number];
type Following = { db: Firestore; send: Send; appUrl: () => string };

/** Notes what became of a follow-up, for the timeline. */
const note = (
  db: Firestore,
  organization: string,
  { ask, id }: { ask: string; id: string },
  outcome: Pick<FollowUp, 'mail' | 'why'>,
): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const place = db.collection(calltimeOutcomes.path(organization)).doc(ask);
    const stored = parseOrNull(calltimeOutcomes.schema, (await transaction.get(place)).data());
    if (!stored?.follow_ups) return;
    const follow_ups = stored.follow_ups.map((one) => (one.id === id ? { ...one, ...outcome } : one));
    transaction.update(place, { follow_ups });
  });

/**
 * Mails the follow-up of one call, once, to who may be written to by then, with the campaign's donation page and a link to
 * leave. Five reads and two writes beside what the outbox reads and writes.
 */
export const mailOfFollowUp =
  ({ db, send, appUrl }: Following): DueHandler =>
  async ({ organization_id: organization, ref: id, about: ask }) => {
    const inside = (definition: { path: (scope: string) => string }, key: string) =>
      db.collection(definition.path(organization)).doc(key);
    const [stored, named, page] = await db.getAll(
      inside(calltimeOutcomes, ask),
      db.collection(organizations.path('')).doc(organization),
      inside(fundraisingPlans, fundraisingPlanId),
    );
    const call = parseOrNull(calltimeOutcomes.schema, stored?.data());
    const followUp = call?.follow_ups?.find((one) => one.id === id);
    if (!call || followUp?.mail !== 'queued') return 'done';
    const end = async (outcome: Pick<FollowUp, 'mail' | 'why'>) => {
      await note(db, organization, { ask, id }, outcome);
      return 'done' as const;
    };
    if (call.withdrawn) return end({ mail: 'refused', why: 'withdrawn' });
    const found = await inside(people, call.person_id).get();
    const card = parseOrNull(people.schema, found.data());
    const [to] = card?.emails ?? [];
    if (!card || to === undefined) return end({ mail: 'refused', why: 'no_address' });
    if (!takesEmail(card)) return end({ mail: 'refused', why: 'closed' });
    const link = givingLink(parseOrNull(fundraisingPlans.schema, page?.data())?.donation_page ?? null);
    const facts = { name: headerLine(card.given ?? card.name), caller: headerLine(call.by_name), link };
    const words = followUpText({ ...call, language: card.language }, facts);
    if (!words) return end({ mail: 'refused', why: 'withdrawn' });
    const language = card.language === 'es' ? ('es' as const) : ('en' as const);
    const campaign = headerLine(String(named?.get('name') ?? ''));
    const mail: Mail = {
      ...{ to, language, link: null, subject: words.subject, text: `${words.text}\n\n${campaign}` },
      leave: await leaveLink({ db, appUrl }, organization, { to, language }),
    };
    const key = `follow_up_${organization}_${id}`;
    const kind = 'call_follow_up' as const;
    const sent = await send({ organization_id: organization, kind, uid: null, key, to }, mail);
    requireSent(sent);
    if (sent.is === 'over' && sent.state === 'refused') return end({ mail: 'refused', why: 'closed' });
    return end({ mail: sent.is === 'accepted' ? 'accepted' : 'unknown', why: null });
  };
