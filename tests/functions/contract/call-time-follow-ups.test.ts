import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { calltimeOutcomes } from '#shared/collections/calltime-sessions.ts';
import { fundraisingPlans } from '#shared/collections/fundraising-plans.ts';
import { people } from '#shared/collections/people.ts';
import { correctAsk } from '#shared/usecases/call-time/correct-ask.ts';
import { followUpAsk } from '#shared/usecases/call-time/follow-up-ask.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { mailOfFollowUp } from '../../../functions/src/call-time/mail-follow-up.ts';
import type { Mail } from '../../../functions/src/mail/mailer.ts';
import { mayNotifyBy } from '../../../functions/src/outbox/may-notify.ts';
import { outboxSender } from '../../../functions/src/outbox/send.ts';
import { db } from '../emulator-clients.ts';
import { callTimeCampaign } from './call-time-campaign.ts';
import { stamps } from './merge-campaign.ts';

const refused = (key: string) => ({ refused: key });
const emails = ['ana@example.org'];

async function called(
  outcome: 'pledged' | 'declined' | 'left_message' = 'pledged',
  fields: object = { emails },
) {
  const made = await callTimeCampaign();
  await made.donor('0', fields);
  await made.make(['0']);
  await made.take('b');
  await made.record(made.report('b', '0', { outcome, cents: outcome === 'pledged' ? 75_000 : null }));
  let number = 0;
  const follow = (
    how: 'text' | 'own_email' | 'letter' | 'email',
    more: object = {},
    as = made.asCaller(),
  ) => {
    number += 1;
    const id = `f${number}`;
    return made.call(followUpAsk, { id, ask: 'o-b-0', how, at: as.at, ...more } as never, {
      ...as,
      callId: id,
    });
  };
  const stopping = (channel: 'email' | 'text') =>
    made.call(
      recordConsent,
      {
        ...{ id: `stop-${channel}`, personId: '0', what: 'opt_out' as const, channel, address: null },
        ...{ grade: null, reason: null, words: null, source: 'call' as const, happenedAt: null },
      },
      made.as(),
    );
  const server = () => made.contexts(made.as()).server.read;
  const followUps = async () => (await server().get(calltimeOutcomes, 'o-b-0'))?.follow_ups ?? [];
  const mails: Mail[] = [];
  const transport = async (mail: Mail) => {
    mails.push(mail);
    return { is: 'accepted' as const };
  };
  const send = outboxSender({ db, transport, mayNotify: mayNotifyBy(db) });
  const deliver = (id: string) =>
    mailOfFollowUp({ db, send, appUrl: () => 'https://app.example' })(
      { organization_id: made.organization, ref: id, about: 'o-b-0', since: 0 },
      { now: Date.now, until: Date.now() + 60_000 },
    );
  return { ...made, follow, stopping, server, followUps, mails, deliver };
}

describe('a follow-up', () => {
  it('is noted once, with who did it and how', async () => {
    const { follow, compare, followUps, callerUid } = await called();
    expect(await follow('text')).toEqual({ answer: { mail: null } });
    expect(await follow('text', { id: 'f1' })).toEqual({ answer: { mail: null } });
    await follow('letter');
    await compare();
    expect(await followUps()).toMatchObject([
      { id: 'f1', how: 'text', by: callerUid, mail: null },
      { how: 'letter' },
    ]);
  });

  it('that the campaign mails goes out once, with its donation page and a link to leave', async () => {
    const { follow, compare, mails, deliver, followUps, seed } = await called();
    await seed(fundraisingPlans, 'current', {
      ...{ donation_page: 'https://donate.example/give', plan: null },
      ...{ created_by: 'a', updated_by: 'a', ...stamps },
    });
    expect(await follow('email')).toEqual({ answer: { mail: 'queued' } });
    expect(await follow('email')).toEqual({ answer: { mail: 'queued' } });
    await compare();
    for (let time = 0; time < 3; time += 1) expect(await deliver('f1')).toBe('done');
    expect(mails).toMatchObject([{ to: 'ana@example.org', subject: 'Following up on our call', link: null }]);
    expect(mails[0]?.text).toContain('$750');
    expect(mails[0]?.text).toContain('https://donate.example/give?source_code=CALL-TIME');
    expect(mails[0]?.leave).toContain('https://app.example/api/leave/');
    expect(await followUps()).toMatchObject([{ how: 'email', mail: 'accepted', why: null }]);
  });

  it('goes to nobody who has left the campaign’s mail, before or after it was asked for', async () => {
    const { follow, stopping, mails, deliver, followUps, contexts, asCaller } = await called();
    await follow('email');
    await stopping('email');
    expect(await follow('email', { id: 'other' })).toEqual({ answer: { mail: 'queued' } });
    expect(await deliver('f1')).toBe('done');
    expect(mails).toEqual([]);
    expect(await followUps()).toMatchObject([{ mail: 'refused', why: 'closed' }]);
    const again = { id: 'again', ask: 'o-b-0', how: 'email' as const, at: 1 };
    await expect(followUpAsk.run(again, contexts(asCaller()).server)).rejects.toThrow('callTime.optedOut');
  });

  it('of a call that was withdrawn is not sent', async () => {
    const { follow, call, asCaller, deliver, mails, followUps } = await called();
    await follow('email');
    await call(
      correctAsk,
      {
        ...{ id: 'c', ask: 'o-b-0', block: 'b', person: '0', to: null, reason: 'Slip', at: 1 },
        seen: { outcome: 'pledged', cents: 75_000 },
      },
      asCaller(),
    );
    expect(await deliver('f1')).toBe('done');
    expect(mails).toEqual([]);
    expect(await followUps()).toMatchObject([{ mail: 'refused', why: 'withdrawn' }]);
    expect(await follow('text')).toMatchObject(refused('callTime.noFollowUp'));
  });

  it('of whoever has no address, or of a no, is refused', async () => {
    const without = await called('left_message', {});
    expect(await without.follow('email')).toMatchObject(refused('callTime.noEmail'));
    const no = await called('declined');
    for (const how of ['text', 'email'] as const)
      expect(await no.follow(how)).toMatchObject(refused('callTime.noFollowUp'));
  });

  it('is refused where the card says that the channel is closed', async () => {
    const closed = { state: 'closed' as const, until: null };
    const { follow, seed, server } = await called();
    const card = await server().get(people, '0');
    if (!card) throw new Error('No card.');
    const { id, ...fields } = card;
    await seed(people, id, {
      ...fields,
      reach: people.schema.shape.reach.parse({ text: closed, email: closed }),
    });
    for (const how of ['text', 'own_email', 'email'] as const)
      expect(await follow(how)).toMatchObject(refused('callTime.optedOut'));
  });

  it.each<[string, Role]>([
    ['another caller', 'canvasser'],
    ['a member without the right', 'user'],
  ])('is noted by no %s', async (who, role) => {
    const { follow, asCaller, otherUid, as, followUps } = await called();
    const by = who === 'another caller' ? asCaller(otherUid) : (as(role) as never);
    expect(await follow('email', {}, by)).toMatchObject({ refused: expect.any(String) });
    expect(await followUps()).toEqual([]);
  });

  it('is noted twenty times of one call, and no more', async () => {
    const { follow } = await called();
    for (let at = 0; at < 20; at += 1) expect(await follow('text')).toEqual({ answer: { mail: null } });
    expect(await follow('text')).toMatchObject(refused('callTime.noFollowUp'));
  });
});

it('tells a volunteer no address, and whether the campaign can write', async () => {
  const { block } = await called();
  expect((await block('b')).sheets).toMatchObject([
    { email: null, takesEmail: true, texts: [expect.any(String)] },
  ]);
});
