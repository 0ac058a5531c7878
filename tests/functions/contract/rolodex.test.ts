import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { ratingId, rolodexRatings } from '#shared/collections/rolodex-ratings.ts';
import { buildSheets } from '#shared/usecases/call-time/build-sheets.ts';
import { deletePerson } from '#shared/usecases/people/delete-person.ts';
import { rateContact } from '#shared/usecases/rolodex/rate-contact.ts';
import { ana, mergeCampaign } from './merge-campaign.ts';

const rating = (fields: object = {}) =>
  rateContact.endpoint.request.parse({
    ...{ personId: 'ana', relation: 'friend', capacity_cents: 50_000, ask_cents: 75_000, ...fields },
  });

async function campaign() {
  const made = await mergeCampaign();
  await made.add('ana', { ...ana }, { capacity: 'unknown' });
  const { read } = made.contexts(made.as()).memory;
  const found = () => read.find(rolodexRatings, {});
  return { ...made, found, donor: () => read.get(donors, 'ana') };
}

describe('a rating', () => {
  it('is stored once for each member, and fills in what nobody knew', async () => {
    const { call, compare, as, found, donor } = await campaign();
    const options = { ...as(), callId: 'one' };
    for (const _ of ['first', 'again'])
      expect(await call(rateContact, rating(), options)).toEqual({ answer: { person: 'ana' } });
    await call(rateContact, rating({ ask_cents: 100_000 }), as());
    await call(rateContact, rating({ relation: 'work', capacity_cents: 0, ask_cents: 100 }), as('finance'));
    await compare();
    expect((await found()).map(({ id, ask_cents, relation }) => [id, ask_cents, relation])).toEqual([
      [ratingId('ana', options.by), 100_000, 'friend'],
      [ratingId('ana', as('finance').by), 100, 'work'],
    ]);
    // The first one said so; whoever knows less changes nothing.
    expect((await donor())?.capacity).toBe('mid');
  });

  it('follows whoever was merged meanwhile, and is refused of nobody', async () => {
    const { call, as, add, seed, found, contexts } = await campaign();
    await add('old', { name: 'Ana L' });
    const old = await contexts(as()).memory.read.get(people, 'old');
    if (!old) throw new Error('No card.');
    const { id: _, ...card } = old;
    await seed(people, 'old', { ...card, merged_into: 'ana' });
    expect(await call(rateContact, rating({ personId: 'old' }), as())).toEqual({ answer: { person: 'ana' } });
    expect(await found()).toMatchObject([{ person_id: 'ana' }]);
    expect(await call(rateContact, rating({ personId: 'stranger' }), as())).toMatchObject({
      refused: 'rolodex.noPerson',
    });
  });

  it('goes with the person whom it is about, and with nobody else', async () => {
    const { call, compare, as, add, found } = await campaign();
    await add('ben', { name: 'Ben Ruiz' });
    await call(rateContact, rating(), as());
    await call(rateContact, rating(), as('finance'));
    await call(rateContact, rating({ personId: 'ben' }), as());
    expect(await call(deletePerson, { personId: 'ana' }, as())).toEqual({ answer: { success: true } });
    await compare();
    expect(await found()).toMatchObject([{ person_id: 'ben' }]);
  });

  it('decides about the ask and the order of call time', async () => {
    const { call, as, contexts } = await campaign();
    const sheets = async () => {
      const { prepared } = await buildSheets(contexts(as()).memory, ['ana'], { withNotes: false });
      const { sheet, facts } = prepared.get('ana') ?? {};
      return { ask: sheet?.ask, rated: sheet?.rated, likely: facts?.likely };
    };
    expect(await sheets()).toMatchObject({ ask: { cents: 25_000, basis: 'first' }, likely: 80 });
    await call(rateContact, rating(), as());
    expect(await sheets()).toMatchObject({
      ask: { cents: 75_000, basis: 'rated' },
      rated: { relation: 'friend', by: as().by },
      likely: 300,
    });
  });

  it.each([
    [{ ask_cents: 100 }, true],
    [{ ask_cents: 99 }, false],
    [{ ask_cents: 1_000_000_001 }, false],
    [{ ask_cents: 100.5 }, false],
    [{ capacity_cents: 1 }, false],
    [{ relation: 'enemy' }, false],
    [{ rated_by: 'somebody' }, false],
    [{ personId: '../other/people/a' }, false],
  ])('takes %j: %s', (fields, isTaken) => {
    const request = { ...rating(), ...fields };
    expect(rateContact.endpoint.request.safeParse(request).success).toBe(isTaken);
  });

  it('is not another campaign’s to make, nor a member’s without the right', async () => {
    const { call, as, seedMember, found } = await campaign();
    const other = await mergeCampaign();
    expect(await other.call(rateContact, rating(), other.as())).toMatchObject({
      refused: 'rolodex.noPerson',
    });
    for (const role of ['field', 'user', 'canvasser'] as const satisfies Role[]) {
      const options = as(role);
      if (role === 'canvasser') await seedMember(options.by, role);
      expect(await call(rateContact, rating(), options)).toMatchObject({ refused: 'request.notAllowed' });
    }
    expect(await found()).toEqual([]);
  });
});
