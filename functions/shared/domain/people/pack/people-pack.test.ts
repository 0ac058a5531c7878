import { describe, expect, it } from 'vitest';
import { letGo } from '../../engine/row-set.ts';
import { type AudienceFilter, everyone } from '../audience/audience-filter.ts';
import { audienceRows, noLists } from '../audience/audience-predicates.ts';
import { countAudience } from '../audience/count-audience.ts';
import { changesByPart, foldRows, logDocumentsAfter, newestChanges, numberChanges } from './change-log.ts';
import { logBytesMax } from './pack-limits.ts';
import { PackError, packPart, partOfPerson, unpackPart } from './pack-part.ts';
import type { CardRow, GiftRow, WorkRow } from './pack-rows.ts';
import { createPeopleIndex } from './people-index.ts';

const pick = <T>(all: readonly T[], at: number): T => all[at % all.length] as T;

/** People as random as their number. */
function card(at: number): CardRow {
  const tags = [...(at % 3 === 0 ? ['yard sign'] : []), ...(at % 5 === 0 ? ['VIP'] : [])];
  return {
    ...{
      id: `person${at}`,
      name: `Ana ${at}`,
      key: `ana ${at}`,
      kind: at % 11 === 0 ? 'organization' : 'person',
    },
    ...{ city: pick(['Ward 3', 'Ward 4', ''], at), state: 'OH', zip: pick(['43001', '43002'], at) },
    ...{ language: pick(['en', 'es', ''], at * 7), tags, source: pick(['web', 'event'], at), assigned: '' },
    ...{
      voter: at % 4 === 0 ? `v${at}` : '',
      facets: at % 2 === 0 ? ['donor'] : [],
      added: 20_250_101 + (at % 28),
    },
    ...{ household: at % 6 === 0 ? '' : `h${at % 50}`, last4: '', emails: [], phones: [] },
    ...{ parts: [], mailboxes: [] },
    reach: pick(['-oboo', 'ooccc', '-h---'], at * 5),
  };
}
const gift = (at: number): GiftRow => ({
  ...{ id: `person${at}`, total: at * 100, count: at % 4, last: 20_240_101 + (at % 28) },
  ...{ recurring: at % 9 === 0, capacity: 'unknown', giving: '' },
});
const work = (at: number): WorkRow => ({
  ...{ id: `person${at}`, hours: at % 7, last: 20_250_301, skills: at % 3 === 0 ? ['phones'] : [] },
});
const numbers = Array.from({ length: 500 }, (_, at) => at);
function filled() {
  const index = createPeopleIndex(500, 10);
  index.load('cards', numbers.map(card));
  index.load('gifts', numbers.filter((at) => at % 2 === 0).map(gift));
  index.load('work', numbers.filter((at) => at % 5 === 0).map(work));
  return index;
}

describe('audiences over people', () => {
  const cases: [string, AudienceFilter, (at: number) => boolean][] = [
    ['everybody', everyone, () => true],
    ['a place', { all: [{ by: 'value', column: 'city', is: ['Ward 3'] }], except: [] }, (at) => at % 3 === 0],
    [
      'any of two tags, without organizations',
      {
        all: [{ by: 'tag', which: 'any', tags: ['VIP', 'yard sign'] }],
        except: [{ by: 'value', column: 'kind', is: ['organization'] }],
      },
      (at) => (at % 3 === 0 || at % 5 === 0) && at % 11 !== 0,
    ],
    [
      'givers of a time who may be texted',
      {
        all: [
          { by: 'gave', least: 10_000, most: null, gifts: null, from: '2024-01-05', to: '2024-01-20' },
          { by: 'reach', channel: 'text', is: 'by_hand' },
        ],
        except: [],
      },
      (at) => at % 2 === 0 && at % 4 > 0 && at >= 100 && at % 28 >= 4 && at % 28 <= 19 && (at * 5) % 3 === 0,
    ],
    [
      'hours',
      { all: [{ by: 'hours', least: 3, most: 5, from: null, to: null }], except: [] },
      (at) => at % 5 === 0 && at % 7 >= 3 && at % 7 <= 5,
    ],
    ['contacts', { all: [{ by: 'facet', is: ['contact'] }], except: [] }, (at) => at % 2 === 1],
    ['linked voters', { all: [{ by: 'voter', linked: true }], except: [] }, (at) => at % 4 === 0],
    ['nobody of a list that is not here', { all: [{ by: 'list', list: 'gone' }], except: [] }, () => false],
  ];

  it.each(cases)('finds %s as a plain count does', (_, filter, fits) => {
    const index = filled();
    const rows = audienceRows(index, filter, noLists);
    const found = Array.from(rows.from.subarray(0, rows.count), (row) => index.ids[row]);
    expect(found.toSorted()).toEqual(
      numbers
        .filter(fits)
        .map((at) => `person${at}`)
        .toSorted(),
    );
    const { people, households, reach } = countAudience(index, rows);
    letGo(rows);
    const alone = numbers.filter(fits).filter((at) => at % 6 === 0).length;
    const shared = new Set(
      numbers
        .filter(fits)
        .filter((at) => at % 6 > 0)
        .map((at) => at % 50),
    ).size;
    expect([people, households]).toEqual([found.length, alone + shared]);
    expect(reach.call).toBe(numbers.filter(fits).filter((at) => (at * 5) % 3 < 2).length);
  });

  it('takes changes twice and out of order as the newest says', () => {
    const index = filled();
    const renamed = { n: 1, id: 'person3', row: { ...card(3), city: 'Ward 9' } };
    const moved = { n: 2, id: 'person3', row: { ...card(3), city: 'Ward 8' } };
    const gone = { n: 3, id: 'person4', row: null };
    index.apply('cards', [moved, gone]);
    index.apply('cards', [renamed, moved, renamed]);
    const count = (city: string) => {
      const rows = audienceRows(index, { all: [{ by: 'value', column: 'city', is: [city] }], except: [] });
      letGo(rows);
      return rows.count;
    };
    expect([count('Ward 9'), count('Ward 8')]).toEqual([0, 1]);
    const all = audienceRows(index, everyone);
    expect(all.count).toBe(499);
  });

  it('says when it has no row left', () => {
    const index = createPeopleIndex(1, 0);
    expect(index.load('cards', [card(1)])).toBe(true);
    expect(index.apply('cards', [{ n: 1, id: 'person2', row: card(2) }])).toBe(false);
  });
});

describe('parts of a pack', () => {
  it('come out as they went in, the same bytes in any order', async () => {
    const rows = numbers.slice(0, 50).map(card);
    const one = await packPart(rows);
    expect((await packPart(rows.toReversed())).hash).toBe(one.hash);
    const read = await unpackPart<'cards'>(one.data, one.hash);
    expect(read.toSorted((a, b) => a.added - b.added || a.id.localeCompare(b.id))).toEqual(
      rows.toSorted((a, b) => a.added - b.added || a.id.localeCompare(b.id)),
    );
    expect(await unpackPart(...(await packPart([]).then(({ data, hash }) => [data, hash] as const)))).toEqual(
      [],
    );
  });

  it('keep what newer rows have beside older ones', async () => {
    const [older, newer] = [card(1), { ...card(2), born: 1961 }];
    for (const rows of [
      [older, newer],
      [newer, older],
    ]) {
      const { data, hash } = await packPart(rows);
      expect((await unpackPart<'cards'>(data, hash)).map(({ born }) => born ?? 0)).toEqual([0, 1961]);
    }
  });

  it('are refused when their checksum is broken', async () => {
    const { data, hash } = await packPart([card(1)]);
    const broken = data.slice();
    broken[broken.length - 5] = (broken.at(-5) ?? 0) ^ 1;
    await expect(unpackPart(broken, hash)).rejects.toThrow(PackError);
    await expect(unpackPart(data, hash.replace(/./g, '0'))).rejects.toThrow(PackError);
  });

  it('spread people evenly', () => {
    const sizes = [0, 0, 0, 0];
    for (const at of numbers) {
      const part = partOfPerson(`person${at}`, 4);
      sizes[part] = (sizes[part] ?? 0) + 1;
    }
    expect(Math.min(...sizes)).toBeGreaterThan(80);
  });
});

describe('the change log', () => {
  it('puts two hundred changes into a document', () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ id: `p${at}`, row: '{}' }));
    const made = numberChanges(197, [], rows);
    expect([...made.documents].map(([document, changes]) => [document, changes.map(({ n }) => n)])).toEqual([
      [0, [198, 199, 200]],
      [1, [201, 202]],
    ]);
    expect(made.newest).toBe(202);
    expect(logDocumentsAfter(200, { change: 202 })).toEqual([1]);
    expect(logDocumentsAfter(199, { change: 202 })).toEqual([0, 1]);
    expect(logDocumentsAfter(202, { change: 202 })).toEqual([]);
  });

  it('starts the next document at the byte that has no room, and leaves the numbers between out', () => {
    const overhead = 64 + 1;
    const row = (bytes: number) => ({ id: 'p', row: 'x'.repeat(bytes - overhead) });
    const numbers = (rows: { id: string; row: string }[]) =>
      [...numberChanges(0, [], rows).documents].map(([document, changes]) => [
        document,
        changes.map(({ n }) => n),
      ]);
    expect(numbers([row(logBytesMax - 1_000), row(1_000), row(1_000)])).toEqual([
      [0, [1, 2]],
      [1, [201]],
    ]);
    expect(numbers([row(logBytesMax - 1_000), row(1_001)])).toEqual([
      [0, [1]],
      [1, [201]],
    ]);
    // What the document has already counts too, and letters take up to three bytes.
    const stored = [{ n: 1, id: 'p', row: 'é'.repeat(logBytesMax / 2 - 1_000) }];
    expect(numberChanges(1, stored, [row(3_000)]).newest).toBe(201);
    expect(numberChanges(1, stored, [row(1_000)]).newest).toBe(2);
    expect(logDocumentsAfter(1, { change: 201 })).toEqual([0, 1]);
  });

  it('folds the newest row of each, whatever came first', () => {
    const changes = newestChanges([
      { n: 2, id: 'a', row: { id: 'a', v: 2 } },
      { n: 1, id: 'a', row: { id: 'a', v: 1 } },
      { n: 3, id: 'b', row: null },
      { n: 3, id: 'b', row: null },
    ]);
    const part = changesByPart(changes, 1).get(0) ?? [];
    expect(
      foldRows(
        [
          { id: 'b', v: 0 },
          { id: 'c', v: 0 },
        ],
        part,
      ),
    ).toEqual([
      { id: 'c', v: 0 },
      { id: 'a', v: 2 },
    ]);
  });
});
