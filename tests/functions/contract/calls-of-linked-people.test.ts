import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#shared/api/phonebank-api.ts';
import { callLists } from '#shared/collections/call-lists.ts';
import { callPackets } from '#shared/collections/call-packets.ts';
import { people } from '#shared/collections/people.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { cardsOfVoterMax } from '#shared/usecases/phonebank/log-ids.ts';
import { nextCall } from '#shared/usecases/phonebank/next-call.ts';
import { openCallList } from '#shared/usecases/phonebank/open-call-list.ts';
import { targetOf } from '../phone-bank.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const day = 86_400_000;
const start = Date.parse('2026-01-10T15:00:00Z');
const stamps = { created_at: moment(start), updated_at: moment(start) };
const byRosa = { created_by: 'rosa', updated_by: 'rosa' };

/** A list of voters, as an organizer's device makes it, and what is known of people beside it. */
async function bank(...voters: readonly string[]) {
  const { seed, call, compare } = bothStores();
  let at = start + day;
  await seed(callLists, 'calls', {
    ...{ name: 'Undecided', goal: 'reached', goal_question: null, cooldown_hours: 20, attempts_max: 3 },
    ...{ script_id: null, script: null, instructions: null, notes_allowed: true, any_hour: true },
    ...{ state: 'draft', packets: 1, people: voters.length, phones: voters.length, opened_at: null },
    ...{ ...stamps, ...byRosa },
  });
  await seed(callPackets, packetId('calls', 0), {
    ...{ list_id: 'calls', number: 0, targets: JSON.stringify(voters.map(targetOf)), ...stamps, ...byRosa },
  });
  await call(openCallList, { list: 'calls', drop: [] }, { by: 'rosa', at, role: 'field' });
  let events = 0;
  return {
    compare,
    /** A person's card as it is now. */
    put: (id: string, fields: object) =>
      seed(people, id, people.schema.parse({ ...personRecord({ name: 'Ana López' }), ...stamps, ...fields })),
    async say(draft: VoterDraft, by = 'walker') {
      events += 1;
      const event = { ...fullEvent(draft), closes: mayClose(draft), happened_at: at, by };
      await seed(
        voterEvents,
        `e${events}`,
        voterEvents.schema.parse({ ...event, received_at: moment(at + events) }),
      );
    },
    async next(): Promise<CallAnswer> {
      at += 60_000;
      const request = { list: 'calls', putBack: null, isNextRequested: true };
      const outcome = await call(nextCall, request, { by: 'ana', at, role: 'canvasser' });
      if (!('answer' in outcome)) throw new Error(outcome.refused);
      return outcome.answer as CallAnswer;
    },
  };
}
const hostile = (voter_id: string): VoterDraft => ({
  ...{ voter_id, kind: 'attempt', source: 'phone', outcome: 'hostile' },
});

describe('a list of voters', () => {
  it('gives out no voter whose person asked not to be called before the two were linked', async () => {
    const { put, say, next, compare } = await bank('V1');
    await say(hostile('p1'));
    await put('p1', { voter_id: 'V1' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
    await compare();
  });

  it('reads what was said of those who were merged into the voter’s person', async () => {
    const { put, say, next } = await bank('V1');
    await say(hostile('former'));
    await put('p1', { voter_id: 'V1', merged_ids: ['former'] });
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  });

  it('ends a call that has begun once the voter is linked to somebody who is closed', async () => {
    const { put, say, next } = await bank('V1');
    expect((await next()).assignment?.target.id).toBe('V1');
    await say(hostile('p1'));
    await put('p1', { voter_id: 'V1' });
    expect(await next()).toMatchObject({ assignment: null, blocked: { opted_out: 1 } });
  });

  it('lets a voter rest after a call to their person', async () => {
    const { put, say, next } = await bank('V1');
    await say({ voter_id: 'p1', kind: 'attempt', source: 'phone', outcome: 'not_home' });
    await put('p1', { voter_id: 'V1' });
    expect(await next()).toMatchObject({ assignment: null, blocked: {}, why: 'later' });
  });

  it('keeps the file’s number where another one was corrected on the person', async () => {
    const { put, say, next } = await bank('V1');
    await say({ voter_id: 'p1', kind: 'correction', source: 'phone', field: 'cell', text: '' });
    await put('p1', { voter_id: 'V1' });
    expect((await next()).assignment?.target.cell).toBe(targetOf('V1').cell);
  });

  it('reads as many cards of a voter as it may, and gives out nobody who has more', async () => {
    for (const [cards, expected] of [
      [cardsOfVoterMax, { blocked: { opted_out: 1 } }],
      [cardsOfVoterMax + 1, { blocked: { held: 1 } }],
    ] as const) {
      const { put, say, next } = await bank('V1');
      // More ids than one query names: the last card's are in the last of them.
      for (let at = 0; at < cards; at += 1)
        await put(`p${at}`, {
          voter_id: 'V1',
          merged_ids: Array.from({ length: 20 }, (_, former) => `former${at}-${former}`),
        });
      await say(hostile(`former${cardsOfVoterMax - 1}-19`));
      expect(await next()).toMatchObject({ assignment: null, ...expected });
    }
  });

  it('gives out a voter of whose cards nobody said anything that closes calls', async () => {
    const { put, next, compare } = await bank('V1');
    for (let at = 0; at < cardsOfVoterMax; at += 1) await put(`p${at}`, { voter_id: 'V1' });
    expect((await next()).assignment?.target.id).toBe('V1');
    await compare();
  });
});
