import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { requestedMax } from '#shared/api/best-efforts-api.ts';
import { due } from '#shared/collections/due.ts';
import { informationRequests, requestsMax } from '#shared/collections/information-requests.ts';
import { notes } from '#shared/collections/notes.ts';
import { people } from '#shared/collections/people.ts';
import { answerInformation } from '#shared/usecases/best-efforts/answer-information.ts';
import { closeInformation } from '#shared/usecases/best-efforts/close-information.ts';
import { requestInformation } from '#shared/usecases/best-efforts/request-information.ts';
import { ana, type Fields, mergeCampaign, stamps } from './merge-campaign.ts';

const day = '2026-11-20';
const row = {
  ...{ donor_name: 'Ana López', missing: ['employer' as const, 'address' as const], passed_on: '2026-11-10' },
  ...{ cents: 25_000, total: 30_000, rule: 'us-individual-2027', cycle_from: '2026-11-04' },
  ...{ state: 'due' as const, requests: [], answers: [], closed: null, changed_at: stamps.created_at },
};
const requesting = (donorIds: string[], way: 'letter' | 'email' | 'phone' = 'letter', on = day) => ({
  ...{ donorIds, way, on },
});
const address = { street: '12 Harbor St', unit: null, city: 'Port Amsel', state: 'NJ', zip: '07099' };
const answering = (fields: Fields = {}) =>
  answerInformation.endpoint.request.parse({
    ...{ donorId: 'ana', on: day, source: 'letter', employer: 'Clinic', occupation: null, address },
    ...{ note: 'Answer of November 20 by letter', ...fields },
  });

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { ...ana, city: null, occupation: 'Nurse' }, {});
  await made.add('ben', { name: 'Ben Ruiz', reach: { email: { state: 'closed', until: null } } }, {});
  for (const id of ['ana', 'ben']) await made.seed(informationRequests, id, row);
  const { read } = made.contexts(made.as()).memory;
  const found = (id: string) => read.get(informationRequests, id);
  return { ...made, found, card: () => read.get(people, 'ana'), notes: () => read.find(notes, {}) };
}

describe('requests for information', () => {
  it('are noted with who, how and when, once, however often it is sent', async () => {
    const { call, compare, as, found } = await campaign();
    const options = { ...as(), callId: 'one' };
    const first = await call(requestInformation, requesting(['ana', 'ben', 'ben', 'gone']), options);
    expect(first).toEqual({ answer: { requested: 2, left: [] } });
    expect(await call(requestInformation, requesting(['ana', 'ben', 'ben', 'gone']), options)).toEqual(first);
    await compare();
    expect(await found('ana')).toMatchObject({
      state: 'sent',
      requests: [{ way: 'letter', on: day, by: options.by, mail: null }],
    });
  });

  it('go out by email only to who has an address and may be written to', async () => {
    const { call, compare, as, found, contexts, organization } = await campaign();
    expect(await call(requestInformation, requesting(['ana', 'ben'], 'email'), as())).toEqual({
      answer: { requested: 1, left: ['Ana López'] },
    });
    await compare();
    expect((await found('ana'))?.requests).toMatchObject([{ way: 'email', mail: 'queued' }]);
    expect((await found('ben'))?.state).toBe('due');
    const id = (await found('ana'))?.requests[0]?.id ?? '';
    const scheduled = await contexts(as()).server.read.get(due, `${organization}_information_request_${id}`);
    expect(scheduled).toMatchObject({ kind: 'information_request', ref: id, about: 'ana' });
  });

  it('are of no day before the gift, and of none that is ahead', async () => {
    const { call, as, found } = await campaign();
    expect(await call(requestInformation, requesting(['ana'], 'phone', '2026-11-09'), as())).toEqual({
      answer: { requested: 0, left: [] },
    });
    for (const useCase of [requestInformation, closeInformation] as const)
      expect(
        await call(
          useCase as typeof requestInformation,
          (useCase === requestInformation
            ? requesting(['ana'], 'phone', '2036-01-01')
            : { donorId: 'ana', on: '2036-01-01', reason: 'No' }) as ReturnType<typeof requesting>,
          as(),
        ),
      ).toMatchObject({ refused: 'bestEfforts.notYet' });
    expect((await found('ana'))?.state).toBe('due');
  });

  it.each([
    // Eleven at night, and midnight, on the coast; a day without a state is the capital's.
    ['CA', '2026-11-21T07:59:59.999Z', day, '2026-11-21'],
    ['CA', '2026-11-21T08:00:00.000Z', '2026-11-21', '2026-11-22'],
    [null, '2026-11-21T04:59:59.999Z', day, '2026-11-21'],
    [null, '2026-11-21T05:00:00.000Z', '2026-11-21', '2026-11-22'],
  ])(
    'are, like answers and ends, of the campaign’s own day at most (%s, %s)',
    async (state, at, last, next) => {
      const { call, as, compare, inState } = await campaign();
      if (state !== null) await inState(state);
      const now = () => ({ ...as(), at: Date.parse(at) });
      const ahead = { refused: 'bestEfforts.notYet' };
      const close = (on: string) => call(closeInformation, { donorId: 'ben', on, reason: 'No' }, now());
      expect(await call(requestInformation, requesting(['ana'], 'phone', next), now())).toMatchObject(ahead);
      expect(await call(answerInformation, answering({ on: next }), now())).toMatchObject(ahead);
      expect(await close(next)).toMatchObject(ahead);
      expect(await call(requestInformation, requesting(['ana'], 'phone', last), now())).toMatchObject({
        answer: { requested: 1 },
      });
      expect(await call(answerInformation, answering({ on: last }), now())).toMatchObject({ answer: {} });
      expect(await close(last)).toMatchObject({ answer: {} });
      await compare();
    },
  );

  it('are twelve of one donor at most, and none of who needs nothing any more', async () => {
    const { call, as, found, seed } = await campaign();
    for (let at = 0; at < requestsMax; at += 1) await call(requestInformation, requesting(['ana']), as());
    expect((await found('ana'))?.requests).toHaveLength(requestsMax);
    const more = { answer: { requested: 0, left: [] } };
    expect(await call(requestInformation, requesting(['ana']), as())).toEqual(more);
    for (const state of ['complete', 'closed', 'below'] as const) {
      await seed(informationRequests, 'ben', { ...row, state });
      expect(await call(requestInformation, requesting(['ben']), as())).toEqual(more);
    }
  });

  it.each([
    [{ donorIds: [] }, false],
    [{ donorIds: Array.from({ length: requestedMax }, (_, at) => `d${at}`) }, true],
    [{ donorIds: Array.from({ length: requestedMax + 1 }, (_, at) => `d${at}`) }, false],
    [{ donorIds: ['../other/people/a'] }, false],
    [{ way: 'text' }, false],
    [{ mail: 'accepted' }, false],
    [{ on: '2026-13-01' }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    expect(requestInformation.endpoint.request.safeParse({ ...requesting(['a']), ...fields }).success).toBe(
      isTaken,
    );
  });
});

describe('an answer', () => {
  it('goes onto the card with its day and source, and ends what was missing', async () => {
    const { call, compare, as, found, card, notes } = await campaign();
    const options = as();
    await call(requestInformation, requesting(['ana']), as());
    expect(await call(answerInformation, answering(), options)).toEqual({ answer: { missing: [] } });
    await compare();
    expect(await card()).toMatchObject({ employer: 'Clinic', occupation: 'Nurse', ...address });
    expect(await found('ana')).toMatchObject({
      ...{ state: 'complete', missing: [] },
      answers: [{ on: day, source: 'letter', by: options.by, parts: ['employer', 'address'] }],
    });
    expect(await notes()).toMatchObject([{ person_id: 'ana', body: 'Answer of November 20 by letter' }]);
  });

  it('that says half of it leaves the rest to wait for', async () => {
    const { call, compare, as, found, notes } = await campaign();
    await call(requestInformation, requesting(['ana']), as());
    const half = answering({ address: null, note: null });
    expect(await call(answerInformation, half, as())).toEqual({ answer: { missing: ['address'] } });
    await compare();
    expect(await found('ana')).toMatchObject({ state: 'sent', missing: ['address'] });
    expect(await notes()).toEqual([]);
  });

  it('is of no day before the cycle, unless a request is older, and stops nobody before it either', async () => {
    const { call, compare, as, card, seed } = await campaign();
    const early = { refused: 'bestEfforts.beforeCycle' };
    for (const on of ['1970-01-01', '2026-11-03'])
      expect(await call(answerInformation, answering({ on }), as())).toMatchObject(early);
    const close = (on: string, reason: string | null) =>
      call(closeInformation, { donorId: 'ben', on, reason }, as());
    expect(await close('1970-01-01', 'No')).toMatchObject(early);
    expect(await close('2026-11-04', 'No')).toEqual({ answer: {} });
    expect(await close('1970-01-01', null)).toEqual({ answer: {} });
    expect((await card())?.employer).toBeNull();
    const request = { id: 'r', way: 'letter' as const, on: '2026-10-20', by: 'b', mail: null, why: null };
    await seed(informationRequests, 'ana', { ...row, requests: [request] });
    expect(await call(answerInformation, answering({ on: '2026-10-19' }), as())).toMatchObject(early);
    expect(await call(answerInformation, answering({ on: '2026-10-20' }), as())).toMatchObject({
      answer: { missing: [] },
    });
    await compare();
  });

  it('that says nothing, is of nobody or is of tomorrow is refused', async () => {
    const { call, as, card } = await campaign();
    const nothing = answering({ employer: null, address: null });
    expect(await call(answerInformation, nothing, as())).toMatchObject({ refused: 'bestEfforts.noAnswer' });
    const stranger = answering({ donorId: 'nobody' });
    expect(await call(answerInformation, stranger, as())).toMatchObject({ refused: 'bestEfforts.gone' });
    const ahead = answering({ on: '2036-01-01' });
    expect(await call(answerInformation, ahead, as())).toMatchObject({ refused: 'bestEfforts.notYet' });
    expect((await card())?.employer).toBeNull();
  });

  it.each([
    [{ employer: 'x'.repeat(120) }, true],
    [{ employer: 'x'.repeat(121) }, false],
    [{ employer: 'Clinic\nBcc: all' }, false],
    [{ address: { ...address, zip: '1'.repeat(13) } }, false],
    [{ address: { ...address, merged_into: 'x' } }, false],
    [{ name: 'Somebody else' }, false],
    [{ source: 'rumor' }, false],
    [{ note: 'x'.repeat(5_001) }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    const request = { ...answering(), ...fields };
    expect(answerInformation.endpoint.request.safeParse(request).success).toBe(isTaken);
  });
});

describe('whoever is closed', () => {
  it('is asked no more, until somebody asks again', async () => {
    const { call, compare, as, found } = await campaign();
    const close = (reason: string | null) =>
      call(closeInformation, { donorId: 'ana', on: day, reason }, as());
    expect(await close('Refused by phone')).toEqual({ answer: {} });
    expect(await found('ana')).toMatchObject({ state: 'closed', closed: { reason: 'Refused by phone' } });
    expect(await call(requestInformation, requesting(['ana']), as())).toMatchObject({
      answer: { requested: 0 },
    });
    await close(null);
    await compare();
    expect(await found('ana')).toMatchObject({ state: 'due', closed: null });
  });
});

it('nothing of it is another campaign’s to change', async () => {
  const { found, card } = await campaign();
  const other = await mergeCampaign();
  expect(await other.call(requestInformation, requesting(['ana']), other.as())).toEqual({
    answer: { requested: 0, left: [] },
  });
  const gone = { refused: 'bestEfforts.gone' };
  expect(await other.call(answerInformation, answering(), other.as())).toMatchObject(gone);
  expect(
    await other.call(closeInformation, { donorId: 'ana', on: day, reason: 'No' }, other.as()),
  ).toMatchObject(gone);
  expect([(await found('ana'))?.state, (await card())?.employer]).toEqual(['due', null]);
});

it.each<Role>(['field', 'user', 'canvasser'])('nothing of it is a %s’s to change', async (role) => {
  const { call, as, seedMember, found } = await campaign();
  const options = as(role);
  if (role === 'canvasser') await seedMember(options.by, role);
  const refused = { refused: 'request.notAllowed' };
  expect(await call(requestInformation, requesting(['ana']), options)).toMatchObject(refused);
  expect(await call(answerInformation, answering(), options)).toMatchObject(refused);
  expect(await call(closeInformation, { donorId: 'ana', on: day, reason: 'No' }, options)).toMatchObject(
    refused,
  );
  expect((await found('ana'))?.state).toBe('due');
});
