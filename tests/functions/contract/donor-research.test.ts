import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import { donorResearch } from '#shared/collections/donor-research.ts';
import { people } from '#shared/collections/people.ts';
import {
  contributionCentsMax,
  contributionsMax,
  decisionsMax,
} from '#shared/domain/research/contribution.ts';
import { contributorKey } from '#shared/domain/research/contributor-key.ts';
import { buildSheets } from '#shared/usecases/call-time/build-sheets.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { decideResearch } from '#shared/usecases/research/decide-research.ts';
import { ana, done, mergeCampaign } from './merge-campaign.ts';

type Request = z.input<typeof decideResearch.endpoint.request>;
const found = {
  ...{ name: 'LOPEZ, ANA', city: 'ROME', state: 'NJ', zip: '08401' },
  ...{ employer: 'AMSEL HOSPITAL', occupation: 'NURSE' },
};
const contribution = (at = 0, fields: object = {}) => ({
  ...{ id: `${10_000 + at}`, committee_id: 'C00700001', committee: 'SECRET COMMITTEE', on: '2024-01-15' },
  ...{ cents: 50_000, kind: 'gift' as const, election: 'P2024', image: '202404159627123456', ...fields },
});
const same = (fields: object = {}, contributions: object[] = [contribution()]) =>
  ({ personId: 'ana', decision: { is: 'same', found: { ...found, ...fields }, contributions } }) as Request;
const key = contributorKey(found);
const other: Request = { personId: 'ana', decision: { is: 'other', contributor: key } };
const open: Request = { personId: 'ana', decision: { is: 'open', contributor: key } };
const parse = (request: Request) => decideResearch.endpoint.request.parse(request);

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { ...ana }, { capacity: 'unknown' });
  const { read } = made.contexts(made.as()).memory;
  const decide = (request: Request, options = made.as()) =>
    made.call(decideResearch, parse(request), options);
  return { ...made, decide, found: () => read.find(donorResearch, {}) };
}

describe('a decision about a contributor of the public record', () => {
  it('is stored once, and a newer file adds to it', async () => {
    const { call, decide, compare, as, found: stored } = await campaign();
    const options = { ...as(), callId: 'one' };
    for (const _ of ['first', 'again'])
      expect(await call(decideResearch, parse(same()), options)).toEqual({ answer: { person: 'ana' } });
    expect(await call(decideResearch, parse(other), { ...as(), callId: 'one' })).toMatchObject({
      refused: 'call.replayed',
    });
    await decide(same({}, [contribution(0), contribution(1, { on: '2024-03-01' })]), as('finance'));
    await compare();
    const [one, ...others] = await stored();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      person_id: 'ana',
      contributor: key,
      is: 'same',
      decided_by: as('finance').by,
    });
    expect(one?.contributions.map(({ id }) => id)).toEqual(['10001', '10000']);
  });

  it('stores nothing of somebody else but a fingerprint', async () => {
    const { decide, compare, found: stored } = await campaign();
    await decide(same());
    await decide(other);
    await compare();
    const [one] = await stored();
    expect(one).toMatchObject({ is: 'other', found: null, contributions: [] });
    expect(JSON.stringify(one)).not.toMatch(/LOPEZ|SECRET|AMSEL/);
    await decide(open);
    await decide(open);
    expect(await stored()).toEqual([]);
    await compare();
  });

  it('is refused of another name, an organization, and of who is not there', async () => {
    const { decide, add, found: stored } = await campaign();
    await add('firm', { name: 'Ana López', kind: 'organization' });
    for (const name of ['LOPEZ, BEN', 'SMITH, ANA', 'LOPEZ'])
      expect(await decide(same({ name }))).toMatchObject({ refused: 'research.otherName' });
    expect(await decide({ ...same(), personId: 'firm' })).toMatchObject({ refused: 'research.notAPerson' });
    expect(await decide({ ...same(), personId: 'stranger' })).toMatchObject({ refused: 'research.noPerson' });
    expect(await stored()).toEqual([]);
  });

  it('has its limit for each person, at which what is known can still change', async () => {
    const { decide, found: stored } = await campaign();
    const nth = (at: number) => same({ employer: `EMPLOYER ${at}` });
    for (let at = 0; at < decisionsMax; at++) await decide(nth(at));
    expect(await decide(nth(decisionsMax))).toMatchObject({ refused: 'research.full' });
    expect(await decide(nth(0))).toEqual({ answer: { person: 'ana' } });
    expect(await stored()).toHaveLength(decisionsMax);
  });

  it('follows a merge and its way back, and goes with the person', async () => {
    const { call, decide, add, merge, unmerge, as, compare, found: stored } = await campaign();
    await add('old', { name: 'Ana L. López' });
    await decide({ ...same(), personId: 'old' });
    const both = { emails: ana.emails, phones: ana.phones };
    expect(await merge('m', 'ana', ['old'], both)).toEqual(done('ana'));
    // Decided again of the survivor, and under the former id: one contributor is one decision.
    for (const personId of ['ana', 'old'])
      expect(await decide({ ...same(), personId })).toEqual({ answer: { person: 'ana' } });
    expect(await stored()).toMatchObject([{ person_id: 'old' }]);
    await unmerge('m');
    expect(await stored()).toMatchObject([{ person_id: 'old', is: 'same' }]);
    expect(await merge('n', 'ana', ['old'], both)).toEqual(done('ana'));
    await decide(same({ employer: 'OTHER' }));
    expect(await stored()).toHaveLength(2);
    await call(deletePerson, { personId: 'ana' }, as());
    expect(await stored()).toEqual([]);
    await compare();
  });

  it('is decided once by forty devices at the same time', async () => {
    const { contexts, as, found: stored } = await campaign();
    const { server } = contexts(as());
    await Promise.all(Array.from({ length: 40 }, () => decideResearch.run(parse(same()), server)));
    expect(await server.read.find(donorResearch, {})).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it.each<[string, Request, boolean]>([
    [
      'the most contributions',
      same(
        {},
        Array.from({ length: contributionsMax }, (_, at) => contribution(at)),
      ),
      true,
    ],
    [
      'one more',
      same(
        {},
        Array.from({ length: contributionsMax + 1 }, (_, at) => contribution(at)),
      ),
      false,
    ],
    ['none', same({}, []), false],
    ['the largest amount', same({}, [contribution(0, { cents: contributionCentsMax })]), true],
    ['a cent more', same({}, [contribution(0, { cents: contributionCentsMax + 1 })]), false],
    ['a refund', same({}, [contribution(0, { cents: -50_000, kind: 'refund' })]), true],
    ['part of a cent', same({}, [contribution(0, { cents: 0.5 })]), false],
    ['nothing given', same({}, [contribution(0, { cents: 0 })]), false],
    ['a name of 300 characters', same({ name: `LOPEZ, ANA ${'X'.repeat(300)}` }), false],
    ['a committee of another form', same({}, [contribution(0, { committee_id: '../people' })]), false],
    ['an address for a page', same({}, [contribution(0, { image: 'javascript:1' })]), false],
    ['a field of its own', same({ decided_by: 'somebody' }), false],
    ['a path for a person', { ...same(), personId: '../other/people/a' }, false],
    ['another fingerprint', { personId: 'ana', decision: { is: 'other', contributor: 'A/b' } }, false],
  ])('with %s: %s', (_, request, isTaken) =>
    expect(decideResearch.endpoint.request.safeParse(request).success).toBe(isTaken),
  );

  it('is not another campaign’s to make, nor a member’s without the right', async () => {
    const { decide, as, seedMember, found: stored } = await campaign();
    const elsewhere = await mergeCampaign();
    expect(await elsewhere.call(decideResearch, parse(same()), elsewhere.as())).toMatchObject({
      refused: 'research.noPerson',
    });
    for (const role of ['field', 'user', 'canvasser'] as const satisfies Role[]) {
      const options = as(role);
      if (role === 'canvasser') await seedMember(options.by, role);
      expect(await decide(same(), options)).toMatchObject({ refused: 'request.notAllowed' });
    }
    expect(await stored()).toEqual([]);
  });

  it('changes nothing about the person: no card, no donor, no ask', async () => {
    const { decide, contexts, as, documents } = await campaign();
    const { memory } = contexts(as());
    const sheet = async () => (await buildSheets(memory, ['ana'], { withNotes: true })).prepared.get('ana');
    const others = async () =>
      Object.entries((await documents()).server).filter(([path]) => !path.includes('/donor_research/'));
    const [card, before, ask] = [await memory.read.get(people, 'ana'), await others(), await sheet()];
    await decide(same({}, [contribution(0, { cents: 50_000_000 })]));
    expect(await memory.read.get(people, 'ana')).toEqual(card);
    expect(await others()).toEqual(before);
    expect(await sheet()).toEqual(ask);
    expect(JSON.stringify(await sheet())).not.toContain('SECRET');
  });
});
