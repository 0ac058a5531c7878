import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  type ClosedCursor,
  closedContactsCall,
  personConsentCall,
  recordConsentCall,
} from '#shared/api/consent-api.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import { people } from '#shared/collections/people.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import type { Result } from '#shared/domain/voters/contact-results.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { closedContacts } from '#shared/usecases/consent/closed-contacts.ts';
import { exportClosedContacts } from '#shared/usecases/consent/export-closed.ts';
import { personConsent } from '#shared/usecases/consent/person-consent.ts';
import { recordConsent } from '#shared/usecases/consent/record-consent.ts';
import { recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import { settleReach } from '#shared/usecases/consent/settle-reach.ts';
import { crowd } from '../../full.ts';
import { personRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

type Input = z.output<typeof recordConsentCall.request>;
const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };
const salt = 'a salt that is long enough for tests';
const email = 'ana@example.org';
const phone = '+12025550142';

const input = (fields: Partial<Input> = {}): Input => ({
  ...{ id: 'one', personId: 'ana', what: 'opt_out', channel: 'call', address: null, grade: null },
  ...{ reason: null, words: 'Take me off your list', source: 'call', happenedAt: at - 10 },
  ...fields,
});

/** A result at a voter's door, as a device reports it. */
const atDoor = (voter: string, outcome: Result | null, happened: number) => ({
  ...fullEvent({ voter_id: voter, kind: 'attempt', source: 'door', outcome }),
  ...{ answers: null, channels: null, metres_off: null, field: null, closes: true },
  ...{ happened_at: happened, received_at: moment(happened), by: 'rosa' },
});

/** A campaign in both stores with a salt and two people who share a number. */
async function campaign() {
  const stores = bothStores();
  const { organization, seed, contexts, call } = stores;
  await seed(contactSalts, 'current', { salt, created_at: moment(at - 1) });
  const add = (id: string, fields: object) =>
    seed(people, id, people.schema.parse({ ...personRecord({ name: id, ...fields }), ...stamps }));
  await add('ana', { emails: [email], phones: [phone] });
  await add('luis', { phones: [phone] });
  let later = 0;
  const by = (role: 'field' | 'user' = 'field') => {
    later += 1;
    return { by: 'rosa', at: at + later, role };
  };
  const record = (fields: Partial<Input> = {}) => call(recordConsent, input(fields), by());
  async function consentOf(personId: string) {
    const { answer } = (await call(personConsent, { personId, lines: 10 }, by('user'))) as {
      answer: { channels: { channel: string; state: string; why: string | null; isLiftable: boolean }[] };
    };
    return Object.fromEntries(answer.channels.map((one) => [one.channel, one.why ?? one.state]));
  }
  const settle = async (id: string) => {
    const { server, memory } = contexts(by());
    for (const { tx } of [server, memory])
      await tx((store) => settleReach(store, { organization, now: at }, id));
    return (await server.read.get(people, id))?.reach;
  };
  return { ...stores, add, by, record, consentOf, settle };
}

describe('recording', () => {
  it('closes whoever somebody turned out to be, and opens nobody by what was said of them before', async () => {
    const { record, consentOf, add, compare } = await campaign();
    await add('typed', { name: 'Ana', merged_into: 'ana' });
    expect(await record({ personId: 'typed' })).toEqual({ answer: { recorded: 1 } });
    expect(await consentOf('ana')).toMatchObject({ call: 'opted_out' });
    const consent = { what: 'consent', channel: 'email', grade: 'express', source: 'paper' } as const;
    expect(await record({ ...consent, id: 'two', personId: 'typed' })).toMatchObject({
      refused: 'consent.noAddress',
    });
    await compare();
  });

  it('closes a channel for everyone who has the number, and tells it with its evidence', async () => {
    const { record, consentOf, call, by, compare } = await campaign();
    expect(await record()).toEqual({ answer: { recorded: 1 } });
    expect(await consentOf('ana')).toMatchObject({ call: 'opted_out', text: 'by_hand', email: 'open' });
    expect(await consentOf('luis')).toMatchObject({ call: 'opted_out' });
    expect(await call(personConsent, { personId: 'ana', lines: 10 }, by('user'))).toMatchObject({
      answer: {
        evidence: [{ what: 'opt_out', mask: '•••0142', words: 'Take me off your list', source: 'call' }],
      },
    });
    await compare();
  });

  it('changes nothing when the call comes again, and refuses other content under its id', async () => {
    const { record, call, by, contexts } = await campaign();
    await call(recordConsent, input(), { ...by(), callId: 'entry' });
    expect(await call(recordConsent, input(), { ...by(), callId: 'entry' })).toEqual({
      answer: { recorded: 1 },
    });
    expect(await call(recordConsent, input({ channel: 'text' }), { ...by(), callId: 'entry' })).toMatchObject(
      {
        refused: 'call.replayed',
      },
    );
    expect(await record()).toEqual({ answer: { recorded: 0 } });
    expect(await record({ channel: 'text' })).toMatchObject({ refused: 'call.replayed' });
    expect(await contexts(by()).server.read.find(contactEvents, {})).toHaveLength(1);
  });

  it('is done once when forty come at the same time', async () => {
    const { contexts, by } = await campaign();
    const { server } = contexts(by());
    const all = await Promise.all(
      Array.from({ length: crowd(40) }, () => recordConsent.run(input(), server)),
    );
    expect(all.filter(({ recorded }) => recorded === 1)).toHaveLength(1);
    expect(await server.read.find(contactEvents, {})).toHaveLength(1);
  });

  it('never lets staff open what the person closed', async () => {
    const { record, consentOf } = await campaign();
    await record();
    expect(await record({ id: 'in', what: 'opt_in', channel: 'text' })).toMatchObject({
      refused: 'consent.ownOptIn',
    });
    expect(await record({ id: 'lift', what: 'lift', channel: 'all', reason: 'opted_out' })).toMatchObject({
      refused: 'consent.notLiftable',
    });
    expect(await record({ id: 'yes', what: 'consent', channel: 'call', grade: 'express' })).toMatchObject({
      refused: 'consent.ownOptOut',
    });
    expect(await consentOf('ana')).toMatchObject({ call: 'opted_out' });
  });

  it('takes an opt-out of a device whose clock is a year behind as said now', async () => {
    const { contexts, by, record, consentOf, compare } = await campaign();
    const start = { id: 'start', kind: 'phone', value: phone, what: 'opt_in', channel: 'text' } as const;
    const { server, memory } = contexts(by());
    for (const one of [server, memory])
      await one.tx((store) =>
        recordContactEvents(store, one, [{ ...start, source: 'keyword', at: at - 86_400_000 }]),
      );
    await record({ channel: 'text', happenedAt: at - 365 * 86_400_000 });
    expect(await consentOf('ana')).toMatchObject({ text: 'opted_out' });
    await compare();
  });

  it('lifts what the campaign closed itself', async () => {
    const { record, consentOf } = await campaign();
    await record({ what: 'staff_request', channel: 'call', source: 'staff', words: null });
    expect(await consentOf('ana')).toMatchObject({ call: 'staff_request' });
    const lift = { what: 'lift', channel: 'all', reason: 'staff_request', source: 'staff' } as const;
    expect(await record({ id: 'two', ...lift })).toEqual({ answer: { recorded: 2 } });
    expect(await consentOf('ana')).toMatchObject({ call: 'open' });
  });

  it.each([
    ['without words', { words: '  ' }],
    ['decided by staff', { source: 'staff' as const }],
  ])('refuses consent %s', async (_, fields) => {
    const { record } = await campaign();
    expect(await record({ what: 'consent', channel: 'text', grade: 'express', ...fields })).toMatchObject({
      refused: 'consent.noEvidence',
    });
  });

  it('takes consent with the person’s words', async () => {
    const { record, consentOf } = await campaign();
    await record({ what: 'consent', channel: 'text', grade: 'express', words: 'Sure, text me' });
    expect(await consentOf('ana')).toMatchObject({ text: 'open' });
  });

  it('closes all ten addresses of a person at once', async () => {
    const { add, record, consentOf, contexts, by } = await campaign();
    const five = [0, 1, 2, 3, 4];
    await add('ten', {
      emails: five.map((number) => `ten${number}@example.org`),
      phones: five.map((number) => `+1202555015${number}`),
    });
    expect(await record({ personId: 'ten', channel: 'all' })).toEqual({ answer: { recorded: 10 } });
    expect(await consentOf('ten')).toMatchObject({
      call: 'opted_out',
      text: 'opted_out',
      email: 'opted_out',
    });
    expect(await contexts(by()).server.read.find(contactEvents, {})).toHaveLength(10);
  });

  it('closes doors, mail and everything for the linked voter too', async () => {
    const { add, record, consentOf, contexts, by } = await campaign();
    await add('vera', { voter_id: 'V1' });
    expect(await record({ personId: 'vera', channel: 'all' })).toEqual({ answer: { recorded: 1 } });
    expect(await contexts(by()).server.read.find(voterEvents, {})).toMatchObject([
      { voter_id: 'V1', kind: 'suppression', reason: 'do_not_contact', is_on: true, closes: true },
    ]);
    expect(await consentOf('vera')).toMatchObject({ walk: 'opted_out', mail: 'opted_out' });
    expect(await record({ id: 'two', personId: 'luis', channel: 'walk' })).toMatchObject({
      refused: 'consent.noAddress',
    });
  });

  it('refuses words that are longer than evidence may be', () => {
    const tooLong = input({ words: 'a'.repeat(1_048_576) });
    expect(recordConsentCall.request.safeParse(tooLong).success).toBe(false);
  });

  it('knows no person of another campaign', async () => {
    const { record } = await campaign();
    expect(await record({ personId: 'stranger' })).toMatchObject({ refused: 'consent.noPerson' });
  });
});

describe('evidence of a person', () => {
  it('is told newest first of all addresses, as many lines as are asked for, and whether there are more', async () => {
    const { record, call, by } = await campaign();
    for (let number = 0; number < 12; number += 1)
      await record({
        ...{ id: `line-${number}`, what: 'consent', grade: 'express', words: `yes ${number}` },
        ...{ channel: number % 2 === 0 ? 'email' : 'text', happenedAt: at - 1_000 + number },
      });
    const evidenceOf = async (fields: object) => {
      const { answer } = (await call(
        personConsent,
        { personId: 'ana', lines: 10, ...fields },
        by('user'),
      )) as {
        answer: { evidence: { words: string; mask: string }[]; isCut: boolean };
      };
      return answer;
    };
    const first = await evidenceOf({});
    expect([first.evidence.length, first.isCut]).toEqual([10, true]);
    expect(first.evidence.slice(0, 2)).toMatchObject([
      { words: 'yes 11', mask: '•••0142' },
      { words: 'yes 10', mask: 'a•••@example.org' },
    ]);
    const all = await evidenceOf({ lines: 20 });
    expect([all.evidence.length, all.isCut]).toEqual([12, false]);
  });

  it('is never asked for in more than a hundred lines', () => {
    const request = (lines: number) =>
      personConsentCall.request.safeParse({ personId: 'ana', lines }).success;
    expect([request(0), request(100), request(101)]).toEqual([false, true, false]);
  });

  it('names the source of a closure that older lines hide', async () => {
    const { record, call, by } = await campaign();
    await record({ source: 'paper', happenedAt: at - 5_000 });
    for (let number = 0; number < 3; number += 1)
      await record({
        ...{ id: `line-${number}`, what: 'consent', grade: 'express', words: 'yes', channel: 'email' },
        happenedAt: at - 1_000 + number,
      });
    expect(await call(personConsent, { personId: 'ana', lines: 1 }, by('user'))).toMatchObject({
      answer: {
        evidence: [{ what: 'consent' }],
        channels: expect.arrayContaining([expect.objectContaining({ channel: 'call', source: 'paper' })]),
      },
    });
  });
});

describe('reach on the card', () => {
  it('follows the points, and is empty where nothing is known', async () => {
    const { record, settle, compare } = await campaign();
    expect(await settle('ana')).toBeNull();
    await record();
    expect(await settle('ana')).toMatchObject({ call: { state: 'closed' }, email: { state: 'open' } });
    expect(await settle('luis')).toMatchObject({ call: { state: 'closed' } });
    await compare();
  });

  it('follows the voter log of a linked voter', async () => {
    const { add, record, settle } = await campaign();
    await add('vera', { voter_id: 'V1', phones: ['+12025550177'] });
    await record({ personId: 'vera', channel: 'walk' });
    expect(await settle('vera')).toMatchObject({ walk: { state: 'closed' }, call: { state: 'open' } });
  });
});

describe('closed contacts', () => {
  const all = { channel: null, reason: null, address: null, after: null };

  it('are listed newest first by channel and reason, with their people', async () => {
    const { record, call, by } = await campaign();
    await record({ happenedAt: at - 5_000 });
    await record({ id: 'two', channel: 'email', happenedAt: at - 1_000 });
    const list = (fields: object) => call(closedContacts, { ...all, ...fields }, by('user'));
    expect(await list({})).toMatchObject({
      answer: {
        contacts: [
          { mask: 'a•••@example.org', closures: [{ channel: 'email', reason: 'opted_out' }] },
          { mask: '•••0142', closures: [{ channel: 'call', since: at - 5_000 }], people: [{ id: 'ana' }] },
        ],
        next: null,
      },
    });
    expect(await list({ channel: 'call' })).toMatchObject({ answer: { contacts: [{ mask: '•••0142' }] } });
    expect(await list({ reason: 'complaint' })).toMatchObject({ answer: { contacts: [] } });
  });

  it('are found by their exact address alone', async () => {
    const { record, call, by } = await campaign();
    await record();
    const find = (address: string) => call(closedContacts, { ...all, address }, by('user'));
    expect(await find('(202) 555-0142')).toMatchObject({ answer: { contacts: [{ mask: '•••0142' }] } });
    expect(await find('0142')).toMatchObject({ answer: { contacts: [], isAddress: false } });
    expect(await find(email)).toMatchObject({ answer: { contacts: [], isAddress: true } });
  });

  it('come in pages that leave nobody out', async () => {
    const { contexts, call, by } = await campaign();
    const context = by();
    const { server, memory } = contexts(context);
    const events = Array.from({ length: 30 }, (_, number) => ({
      ...{ id: `stop-${number}`, kind: 'email' as const, value: `p${number}@example.org` },
      ...{ what: 'opt_out' as const, channel: 'email' as const, source: 'link' as const, at: at - 7 },
    }));
    for (const one of [server, memory]) await one.tx((store) => recordContactEvents(store, one, events));
    const seen: string[] = [];
    let after: ClosedCursor | null = null;
    do {
      const { answer } = (await call(closedContacts, { ...all, after }, by('user'))) as {
        answer: { contacts: { id: string }[]; next: ClosedCursor | null };
      };
      seen.push(...answer.contacts.map(({ id }) => id));
      after = answer.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([30, 30]);
  });

  it('are people and voters whom the voter log closes, with channel, reason and moment', async () => {
    const { add, seed, call, by, record } = await campaign();
    await add('vera', { voter_id: 'V1' });
    await record({ happenedAt: at - 9_000 });
    await seed(voterEvents, 'e1', atDoor('V1', 'do_not_walk', at - 8_000));
    await seed(voterEvents, 'e2', atDoor('V2', 'do_not_mail', at - 7_000));
    // Taken back, corrected, or said by one voice alone: not closed.
    await seed(voterEvents, 'e3', atDoor('V3', 'do_not_walk', at - 6_000));
    await seed(voterEvents, 'e4', { ...atDoor('V3', null, at - 5_000), undoes: 'e3' });
    await seed(voterEvents, 'e5', atDoor('V4', 'deceased', at - 4_000));
    const list = (fields: object, role: 'field' | 'user' = 'field') =>
      call(closedContacts, { ...all, ...fields }, by(role));
    const door = { channel: 'walk', reason: 'opted_out', since: at - 8_000, until: null, source: 'door' };
    const vera = { id: 'V1', kind: 'voter', closures: [door], people: [{ id: 'vera', name: 'vera' }] };
    const other = { id: 'V2', kind: 'voter', people: [] };
    expect(await list({})).toMatchObject({
      answer: { contacts: [other, vera, { kind: 'phone', mask: '•••0142' }], next: null },
    });
    expect(await list({ channel: 'walk' })).toMatchObject({ answer: { contacts: [vera], next: null } });
    expect(await list({ channel: 'mail' })).toMatchObject({ answer: { contacts: [other], next: null } });
    expect(await list({ channel: 'walk', reason: 'moved' })).toMatchObject({ answer: { contacts: [] } });
    // Whoever may not read voters sees those with a card alone.
    expect(await list({ reason: 'opted_out' }, 'user')).toMatchObject({
      answer: { contacts: [vera, { kind: 'phone' }], next: null },
    });
  });

  it('tell each voter once on their pages, however much was said of them', async () => {
    const { seed, call, by, record } = await campaign();
    await record({ happenedAt: at - 1 });
    for (let number = 0; number < 60; number += 1)
      await seed(voterEvents, `e${number}`, atDoor(`V${number % 30}`, 'do_not_walk', at - 100_000 + number));
    const seen: string[] = [];
    let after: ClosedCursor | null = null;
    do {
      const { answer } = (await call(closedContacts, { ...all, after }, by())) as {
        answer: { contacts: { id: string }[]; next: ClosedCursor | null };
      };
      seen.push(...answer.contacts.map(({ id }) => id));
      after = answer.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([31, 31]);
  });

  it('show nothing behind a page whose end is of another campaign', async () => {
    const { seed, call, by } = await campaign();
    await seed(voterEvents, 'e1', atDoor('V1', 'do_not_walk', at - 8_000));
    const after = { points: null, voters: 'of-another-campaign' };
    expect(await call(closedContacts, { ...all, after }, by())).toMatchObject({
      answer: { contacts: [], next: null },
    });
    const path = { ...all, after: { points: null, voters: 'a/b' } };
    expect(closedContactsCall.request.safeParse(path).success).toBe(false);
  });

  it('are exported with the address where a card has it, and the audit says so', async () => {
    const { add, seed, record, contexts, by } = await campaign();
    await record();
    await add('vera', { voter_id: 'V1' });
    await seed(voterEvents, 'e1', atDoor('V1', 'do_not_walk', at - 10));
    const { server } = contexts({ ...by(), role: 'admin' as never });
    const { chunks } = await exportClosedContacts.run({}, server);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    const [, ...lines] = text.trim().split('\r\n');
    const day = new Date(at - 10).toISOString().slice(0, 10);
    expect(lines.map((line) => line.split(','))).toEqual([
      [expect.stringContaining('2025550142'), 'ana', 'call', 'opted_out', day, '', 'call', ''],
      ['', 'vera', 'walk', 'opted_out', day, '', 'door', 'V1'],
    ]);
  });
});
