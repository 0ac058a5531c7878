import { letGo } from '#shared/domain/engine/row-set.ts';
import { segmentLaw } from '#shared/domain/gifts/donor-segments.ts';
import { given as gave, givingBy, houseRace } from '#shared/domain/gifts/segment-kit.ts';
import { type AudienceFilter, everyone } from '#shared/domain/people/audience/audience-filter.ts';
import { audienceRows } from '#shared/domain/people/audience/audience-predicates.ts';
import { countAudience } from '#shared/domain/people/audience/count-audience.ts';
import { changesByPart, foldRows, newestChanges } from '#shared/domain/people/pack/change-log.ts';
import { partRows } from '#shared/domain/people/pack/pack-limits.ts';
import { packPart, partOfPerson, unpackPart } from '#shared/domain/people/pack/pack-part.ts';
import type { CardRow, GiftRow, PackRow, WorkRow } from '#shared/domain/people/pack/pack-rows.ts';
import { createPeopleIndex } from '#shared/domain/people/pack/people-index.ts';
import { createPeopleAnswers } from '../../../web/src/shared/people/pack/people-answers.ts';

const given = ['Ana', 'Ben', 'Carla', 'Dwayne', 'Elif', 'Farid', 'Grace', 'Hung', 'Ines', 'Jamal'];
const family = ['Lopez', 'Okafor', 'Nguyen', 'Smith', 'Kowalski', 'Haddad', 'Stone', 'Reyes'];
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
/** Digits that look like chance and pack as badly as hashes do. */
const hash = (at: number): string =>
  (Math.imul(at + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0') +
  (at % 65_536).toString(16).padStart(4, '0');

const card = (at: number): CardRow => {
  const name = `${pick(given, at)} ${pick(family, at * 7)} ${at}`;
  return {
    ...{ id: `${hash(at)}-${at}-4c3b-9a11`, name, key: name.toLowerCase(), kind: 'person' },
    ...{
      city: `City ${at % 120}`,
      state: 'OH',
      zip: String(43_000 + (at % 240)),
      language: at % 9 ? 'en' : 'es',
    },
    ...{ tags: at % 4 ? [] : [`Tag ${at % 40}`], source: at % 3 ? `Event ${at % 30}` : '', assigned: '' },
    ...{ voter: at % 2 ? '' : `OH${at}`, facets: at % 3 ? [] : ['donor'], added: 20_260_101 + (at % 28) },
    ...{ household: at % 6 ? hash(at % 40_000) : '', last4: String(1_000 + (at % 9_000)) },
    ...{ emails: at % 5 ? [hash(at * 3)] : [], phones: at % 4 ? [hash(at * 5)] : [] },
    ...{ parts: [], mailboxes: [] },
    reach: `${'obhc-'[at % 5]}o${'bo-'[at % 3]}o${'o-'[at % 2]}`,
  };
};
/** As many gifts as the count says, on days and of amounts that differ. */
const giving = (at: number): string =>
  givingBy(
    Array.from({ length: at % 8 }, (_, place) => {
      const day = new Date(Date.UTC(2024, 0, 1 + ((at * 7 + place * 131) % 860))).toISOString().slice(0, 10);
      return gave(day, 1 + ((at * 31 + place * 17) % 1_900));
    }),
  );
const gift = (at: number): GiftRow => ({
  ...{ id: card(at).id, total: (at % 900) * 500, count: at % 8, last: 20_250_101 + (at % 28) },
  ...{ recurring: at % 11 === 0, capacity: 'unknown', giving: giving(at) },
});
const work = (at: number): WorkRow => ({
  ...{ id: card(at).id, hours: at % 90, last: 20_260_301, skills: at % 2 ? ['Phones'] : [] },
});

/** Filters of one to six tests, as somebody narrows them. */
const filters: AudienceFilter[] = [
  everyone,
  { all: [{ by: 'value', column: 'city', is: ['City 7'] }], except: [] },
  { all: [{ by: 'reach', channel: 'text', is: 'open' }], except: [] },
  { all: [{ by: 'segment', is: ['near_limit', 'mid_level'] }], except: [{ by: 'segment', is: ['maxed'] }] },
  { all: [{ by: 'gave', least: 5_000, most: null, gifts: 2, from: null, to: null }], except: [] },
  {
    all: [
      { by: 'value', column: 'zip', is: ['43001', '43002', '43003'] },
      { by: 'facet', is: ['donor'] },
    ],
    except: [{ by: 'tag', which: 'any', tags: ['Tag 4', 'Tag 8'] }],
  },
  {
    all: [
      { by: 'voter', linked: true },
      { by: 'value', column: 'language', is: ['en'] },
      { by: 'hours', least: 10, most: null, from: null, to: null },
      { by: 'reach', channel: 'call', is: 'open' },
    ],
    except: [{ by: 'recurring' }, { by: 'value', column: 'source', is: ['Event 4'] }],
  },
];

async function parted(rows: readonly PackRow[], most: number) {
  const parts: PackRow[][] = Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, () => []);
  for (const row of rows) parts[partOfPerson(row.id, parts.length)]?.push(row);
  return Promise.all(parts.map(packPart));
}

/** After a turn of the loop: what the turn before used is held by its stack. */
const bytesHeld = async (): Promise<number> => {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((done) => setTimeout(done, 20));
    globalThis.gc?.();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** A value of which a share of all are no higher. */
function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
}

/**
 * One campaign's packs from the bytes of their parts to a folded log. `held`: what the columns take, beside everything that
 * was there before them; only where the process can collect its garbage.
 */
export async function timePacks(people: number, changed: number) {
  const numbers = Array.from({ length: people }, (_, at) => at);
  const donors = numbers.filter((at) => at % 3 === 0);
  const volunteers = numbers.filter((at) => at % 10 === 0);
  const packs = {
    cards: await parted(numbers.map(card), partRows.cards),
    gifts: await parted(donors.map(gift), partRows.gifts),
    work: await parted(volunteers.map(work), partRows.work),
  };
  const parts = Object.values(packs).flat();
  const before = await bytesHeld();
  const opening = performance.now();
  const index = createPeopleIndex(people);
  index.judge(segmentLaw(houseRace, '2026-05-20'));
  for (const pack of ['cards', 'gifts', 'work'] as const)
    for (const { data, hash: promised } of packs[pack]) index.load(pack, await unpackPart(data, promised));
  index.settle();
  const opened = performance.now() - opening;
  const held = (await bytesHeld()) - before;

  const answers = createPeopleAnswers(index);
  const lists = { people: new Map(), voters: new Map() };
  const query = (filter: AudienceFilter) => ({ filter, words: '', hashes: [] });
  answers.find(query(everyone), { by: 'name', reversed: false, members: {} }, 200, lists);
  const [filtered, counted]: [number[], number[]] = [[], []];
  for (let time = 0; time < 40; time += 1)
    for (const filter of filters) {
      const since = performance.now();
      const rows = audienceRows(index, filter);
      const between = performance.now();
      countAudience(index, rows);
      counted.push(performance.now() - between);
      filtered.push(between - since);
      letGo(rows);
    }

  const folding = performance.now();
  const changes = numbers
    .slice(0, changed)
    .map((at) => ({ n: at + 1, id: card(at).id, row: { ...card(at), city: 'Moved' } }));
  for (const [at, ofPart] of changesByPart(newestChanges(changes), packs.cards.length)) {
    const part = packs.cards[at];
    if (part) await packPart(foldRows(await unpackPart<'cards'>(part.data, part.hash), ofPart));
  }
  const folded = performance.now() - folding;
  return {
    ...{ opened, folded, held, parts: parts.length },
    largest: Math.max(...parts.map(({ data }) => data.length)),
    ...{ filter: percentile(filtered, 0.95), count: percentile(counted, 0.95) },
  };
}
