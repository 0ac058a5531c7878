import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { audiences } from '#shared/collections/audiences.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { voterListVoters } from '#shared/collections/voter-lists.ts';
import { type Chance, chance } from '#shared/demo/random.ts';
import { donorSegments, segmentLaw, segmentsOf } from '#shared/domain/gifts/donor-segments.ts';
import { readGiving } from '#shared/domain/gifts/giving.ts';
import { given, givingBy } from '#shared/domain/gifts/segment-kit.ts';
import type { AudienceFilter, AudienceTest } from '#shared/domain/people/audience/audience-filter.ts';
import { packIds } from '#shared/domain/people/audience/frozen-ids.ts';
import { type Channel, channels } from '#shared/domain/voters/contact-results.ts';
import { expandAudience } from '#shared/usecases/audiences/expand-audience.ts';
import { logPeople } from '#shared/usecases/people/pack/log-people.ts';
import { donorRecord, personRecord, volunteerRecord } from '../sample-records.ts';
import { moment } from './both-stores.ts';
import { campaign } from './people-campaign.ts';

type Card = z.output<typeof people.schema>;
type Stored = {
  card: Card;
  donor: z.output<typeof donors.schema> | null;
  volunteer: z.output<typeof volunteers.schema> | null;
};
type State = 'open' | 'by_hand' | 'held' | 'closed' | 'none';

const cities = ['Reno', 'Sparks'];
const tags = ['Host', 'VIP', 'Sign'];
const skills = ['Phones', 'Doors'];
const days = ['2026-01-15', '2026-03-01', '2026-06-30'];
const hour = 3_600_000;
const givings = [
  '',
  givingBy([given('2025-09-01', 500)]),
  givingBy([given('2025-09-01', 1), given('2025-10-01', 2), given('2025-11-01', 3)]),
];
/** Nobody has set the race of this campaign. */
const law = segmentLaw(
  { settings: null, elections: [], own: [] },
  new Date(Date.now()).toISOString().slice(0, 10),
);
const orNone = <T>(from: Chance, value: () => T): T | null => (from.happens(0.3) ? null : value());

/** How somebody can be reached, where something is known of it: every channel that an address of theirs has. */
function storedReach(from: Chance, { emails, phones }: Pick<Card, 'emails' | 'phones'>): Card['reach'] {
  const has = {
    email: emails.length > 0,
    call: phones.length > 0,
    text: phones.length > 0,
    walk: true,
    mail: true,
  };
  return Object.fromEntries(
    channels
      .filter((channel) => has[channel])
      .map((channel) => {
        const state = from.pick(['open', 'by_hand', 'held', 'closed'] as const);
        const until = state === 'held' ? Date.now() + from.pick([-48, 48]) * hour : null;
        return [channel, { state, until }];
      }),
  );
}

function anyone(from: Chance, name: string): Stored {
  const contact = {
    emails: from.happens(0.6) ? [`${from.id().toLowerCase()}@example.org`] : [],
    phones: from.happens(0.6) ? [`+1614555${from.int(1_000, 9_999)}`] : [],
  };
  const facets = (['donor', 'volunteer'] as const).filter(() => from.happens(0.4));
  const stamps = { created_at: moment(Date.parse(`${from.pick(days)}T12:00:00Z`)), updated_at: moment(1) };
  const card = people.schema.parse({
    ...personRecord({ name }),
    ...{
      ...contact,
      facets,
      kind: from.weighted([
        ['person', 5],
        ['organization', 1],
      ]),
    },
    ...{ street: orNone(from, () => `${from.int(1, 9)} Elm St`), unit: from.happens(0.2) ? '4' : null },
    ...{ city: orNone(from, () => from.pick(cities)), state: orNone(from, () => 'NV') },
    ...{ zip: orNone(from, () => from.pick(['89501', '89502-1234'])) },
    ...{ language: orNone(from, () => from.pick(['en', 'es'])), source: orNone(from, () => 'Web') },
    ...{ tags: tags.filter(() => from.happens(0.3)), assigned_to: orNone(from, () => 'rosa') },
    ...{ voter_id: orNone(from, () => from.pick(['V1', 'V2', 'V3'])) },
    ...{ reach: from.happens(0.5) ? storedReach(from, contact) : null },
    // Whoever was merged away is found by nothing.
    ...{ merged_into: from.happens(0.1) ? 'p0' : null, ...stamps },
  });
  return {
    card,
    donor: facets.includes('donor')
      ? donors.schema.parse({
          ...donorRecord({ name }),
          ...{ totalDonated: from.pick([0, 2_500, 90_000]), donationCount: from.int(0, 3) },
          ...{ lastDonationDate: orNone(from, () => from.pick(days)), is_recurring: from.happens(0.3) },
          giving: from.pick(givings),
          ...stamps,
        })
      : null,
    volunteer: facets.includes('volunteer')
      ? volunteers.schema.parse({
          ...volunteerRecord({ name }),
          ...{ totalHours: from.pick([0, 0.5, 12]), skills: skills.filter(() => from.happens(0.5)) },
          ...{ lastActiveDate: orNone(from, () => from.pick(days)), ...stamps },
        })
      : null,
  };
}

const some = <T>(from: Chance, list: readonly T[]): T[] => from.sample(list, from.int(1, list.length));
const end = (from: Chance) => orNone(from, () => from.pick(days));

function anyTest(from: Chance): AudienceTest {
  const which = from.pick(['any', 'all'] as const);
  return from.pick<() => AudienceTest>([
    () => ({ by: 'value', column: 'city', is: some(from, [...cities, 'Elko']) }),
    () => ({ by: 'value', column: 'zip', is: some(from, ['89501', '89502']) }),
    () => ({ by: 'value', column: 'language', is: some(from, ['en', 'es']) }),
    () => ({ by: 'value', column: 'source', is: ['Web'] }),
    () => ({ by: 'value', column: 'assigned', is: ['rosa'] }),
    () => ({ by: 'value', column: 'kind', is: [from.pick(['person', 'organization'])] }),
    () => ({ by: 'facet', is: some(from, ['donor', 'volunteer', 'contact'] as const) }),
    () => ({ by: 'tag', which, tags: some(from, [...tags, 'None']) }),
    () => ({ by: 'skill', which, skills: some(from, skills) }),
    () => ({ by: 'voter', linked: from.happens(0.5) }),
    () => ({ by: 'added', from: end(from), to: end(from) }),
    () => ({
      by: 'reach',
      channel: from.pick(channels),
      is: from.pick(['open', 'by_hand', 'held', 'closed', 'none']),
    }),
    () => ({
      ...{ by: 'gave', least: orNone(from, () => from.pick([0, 2_500])), most: orNone(from, () => 2_500) },
      ...{ gifts: orNone(from, () => from.int(0, 2)), from: end(from), to: end(from) },
    }),
    () => ({ by: 'recurring' }),
    () => ({ by: 'segment', is: some(from, donorSegments) }),
    () => ({
      ...{ by: 'hours', least: orNone(from, () => from.pick([0, 1])), most: orNone(from, () => 1) },
      ...{ from: end(from), to: end(from) },
    }),
    () => ({ by: 'list', list: 'friends' }),
    () => ({ by: 'voter list', list: 'ward' }),
  ])();
}
const anyFilter = (from: Chance): AudienceFilter => ({
  all: Array.from({ length: from.int(0, 2) }, () => anyTest(from)),
  except: Array.from({ length: from.int(0, 1) }, () => anyTest(from)),
});

/** How a stored card can be reached, read by hand: what nothing is known of is open, but a text needs consent. */
function stateOf({ emails, phones, street, zip, reach }: Card, channel: Channel): State {
  const has = { email: emails.length > 0, call: phones.length > 0, text: phones.length > 0 };
  if (
    channel === 'walk'
      ? street === null
      : channel === 'mail'
        ? street === null || zip === null
        : !has[channel]
  )
    return 'none';
  const usual = channel === 'text' ? 'by_hand' : 'open';
  if (reach === null) return usual;
  const known = reach[channel];
  if (!known) return 'none';
  return known.state === 'held' && known.until !== null && known.until <= Date.now() ? usual : known.state;
}

const friends = ['p1', 'p5', 'p9', 'p13'];
const ward = ['V1', 'V9'];
const isWithin = (day: string | null, { from, to }: { from: string | null; to: string | null }): boolean =>
  (from === null && to === null) || (day !== null && day >= (from ?? day) && day <= (to ?? day));

/** A stored person and a test, as somebody reads the question. */
function fits(id: string, { card, donor, volunteer }: Stored, test: AudienceTest): boolean {
  const holds = (has: readonly string[], wanted: readonly string[], how: 'any' | 'all') =>
    how === 'all' ? wanted.every((one) => has.includes(one)) : wanted.some((one) => has.includes(one));
  const columns = { assigned: card.assigned_to, zip: card.zip?.slice(0, 5) };
  switch (test.by) {
    case 'value': {
      const value =
        test.column === 'assigned' || test.column === 'zip' ? columns[test.column] : card[test.column];
      return test.is.includes(value ?? '');
    }
    case 'facet':
      return test.is.some((one) =>
        one === 'contact' ? card.facets.length === 0 : card.facets.includes(one),
      );
    case 'tag':
      return holds(card.tags, test.tags, test.which);
    case 'skill':
      return holds(volunteer?.skills ?? [], test.skills, test.which);
    case 'voter':
      return test.linked === (card.voter_id !== null);
    case 'added':
      return isWithin(new Date(card.created_at.toMillis()).toISOString().slice(0, 10), test);
    case 'reach':
      return stateOf(card, test.channel) === test.is;
    case 'gave': {
      const {
        totalDonated: total = 0,
        donationCount: count = 0,
        lastDonationDate: last = null,
      } = donor ?? {};
      const isInSpan = total >= (test.least ?? 0) && total <= (test.most ?? total);
      return count >= (test.gifts ?? 1) && isInSpan && isWithin(last, test);
    }
    case 'recurring':
      return donor?.is_recurring === true;
    case 'segment': {
      const giving = readGiving(donor?.giving ?? '');
      return segmentsOf({ kind: card.kind, giving }, law).some((one) => test.is.includes(one));
    }
    case 'hours': {
      const { totalHours: given = 0, lastActiveDate: last = null } = volunteer ?? {};
      const isEnough = test.least === null ? given > 0 : given >= test.least;
      return isEnough && given <= (test.most ?? given) && isWithin(last, test);
    }
    case 'list':
      return friends.includes(id);
    case 'voter list':
      return card.voter_id !== null && ward.includes(card.voter_id);
  }
}

it('finds and counts on the server whom a plain look at the stored records finds, before and after changes', async () => {
  const from = chance(Number(process.env.HUSTINGS_SEED ?? 25));
  const { seed, contexts, as, inBoth, open } = await campaign();
  const stored = new Map<string, Stored>();
  const put = async (id: string) => {
    const [made, before] = [anyone(from, `Ana Lopez ${id}`), stored.get(id)];
    // A facet stays once it is there.
    const one = { ...made };
    one.donor ??= before?.donor ?? null;
    one.volunteer ??= before?.volunteer ?? null;
    stored.set(id, one);
    await seed(people, id, one.card);
    if (one.donor) await seed(donors, id, one.donor);
    if (one.volunteer) await seed(volunteers, id, one.volunteer);
  };
  // In the place of the campaign's own forty, of whom ten are donors.
  for (let at = 0; at < 60; at += 1) await put(`p${at}`);
  for (let at = 0; at < 10; at += 1) {
    const one = stored.get(`p${at}`);
    if (one && !one.donor) await seed(donors, `p${at}`, donors.schema.parse(donorRecord({ name: 'Ana' })));
  }
  const stamps = { created_at: moment(1), updated_at: moment(1) };
  await seed(voterListVoters, 'ward', {
    ...{ voters: await packIds(ward), ...stamps, created_by: 'x', updated_by: 'x' },
  });
  await seed(audiences, 'friends', {
    ...{ name: 'Friends', kind: 'list', is_shared: true, filter: '{"all":[],"except":[]}', needs: ['cards'] },
    ...{ view: null, people: await packIds(friends), count: friends.length, owner: 'x', ...stamps },
  });
  await open(['cards', 'gifts', 'work']);

  const check = async (filter: AudienceFilter) => {
    const found = [...stored].filter(
      ([id, one]) =>
        one.card.merged_into === null &&
        filter.all.every((test) => fits(id, one, test)) &&
        !filter.except.some((test) => fits(id, one, test)),
    );
    const cards = found.map(([, { card }]) => card);
    const homes = cards.map(({ street, unit, zip, city }, at) =>
      street === null ? at : `${street} ${unit} ${zip?.slice(0, 5) ?? city ?? ''}`,
    );
    const reached = (state: State) =>
      Object.fromEntries(
        channels.map((channel) => [channel, cards.filter((card) => stateOf(card, channel) === state).length]),
      );
    const { server, memory } = contexts(as());
    for (const context of [server, memory]) {
      const { ids, counts } = await expandAudience(context, filter);
      expect({ filter, ids: ids.toSorted() }).toEqual({ filter, ids: found.map(([id]) => id).toSorted() });
      expect({ filter, counts }).toEqual({
        filter,
        counts: {
          ...{ people: found.length, households: new Set(homes).size },
          ...{ reach: reached('open'), byHand: reached('by_hand') },
        },
      });
    }
  };
  for (let time = 0; time < 40; time += 1) await check(anyFilter(from));

  const changed = from.sample([...stored.keys()], 12);
  for (const id of changed) await put(id);
  await inBoth('admin', (context) =>
    context.tx((store) =>
      logPeople(
        store,
        context,
        changed.flatMap((id) => (['cards', 'gifts', 'work'] as const).map((pack) => ({ pack, id }))),
      ),
    ),
  );
  for (let time = 0; time < 40; time += 1) await check(anyFilter(from));
});
