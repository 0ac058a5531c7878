import '../../../shared/text/people/en.ts';
import { expect, it, vi } from 'vitest';
import type { TimelineSubject } from './timeline-source.ts';

const limits: number[] = [];
const conditions: { field: string; value: unknown }[] = [];
const none = { is: 'ready', value: [] as object[] };
const document = { is: 'ready', value: null as object | null };
const documentIds: (string | null)[] = [];
const ask = (_: unknown, __: string, query: () => unknown) => {
  query();
  return none;
};
vi.mock('../../../shared/data/live.ts', () => ({ useLiveQuery: ask }));
vi.mock('../../../shared/data/use-list-once.ts', () => ({ useListOnce: ask }));
vi.mock('../../../shared/data/use-cached-document.ts', () => ({
  useCachedDocument: (_: unknown, __: string, id: string | null) => {
    documentIds.push(id);
    return document;
  },
}));
vi.mock('../../../shared/data/queries.ts', () => ({
  inOrder: (list: { conditions: typeof conditions }) => {
    conditions.push(...list.conditions);
    return list;
  },
  firstOf: (_: object, count: number) => limits.push(count),
  withValues: () => null,
}));
vi.mock('../../../shared/scripts/use-scripts.ts', () => ({ useQuestions: () => none }));
vi.mock('../../../shared/session/session-store.ts', () => ({
  useMember: () => ({ organization: 'rivera', can: () => true }),
}));
const { timelineSources } = await import('./timeline-sources.ts');

/** Sources that say again what the page has read already, and the one that is a single document. */
const without = ['consent', 'card', 'request', 'signUp'];
const read = timelineSources.filter(({ name }) => !without.includes(name));

it.each(read.map((source) => [source.name, source] as const))(
  'reads at most ten of %s at first',
  (_, source) => {
    limits.length = 0;
    conditions.length = 0;
    const person = { id: 'ana', voter_id: 'V1' };
    source.useEntries({ ids: ['ana', 'ann'], person } as unknown as TimelineSubject, 10);
    expect(limits).toEqual([10]);
    // Whatever is under an id that was merged away is the person's too.
    expect(conditions[0]).toMatchObject({ value: expect.arrayContaining(['ana', 'ann']) });
  },
);

it('reads five sign-ups and their five events', () => {
  limits.length = 0;
  conditions.length = 0;
  const at = { toMillis: () => 5 };
  const signUp = { state: 'attended', minutes: 150, note: null, created_by: 'form', checked_in_at: at };
  none.value = Array.from({ length: 5 }, (_, one) => ({
    ...{ ...signUp, id: `r${one}`, event_id: `e${one}`, arrived_at: at, title: 'Canvass' },
  }));
  const part = timelineSources
    .find(({ name }) => name === 'signUp')
    ?.useEntries({ ids: ['ana', 'ann'], person: { id: 'ana' } } as unknown as TimelineSubject, 10);
  none.value = [];
  expect(limits).toEqual([5]);
  expect(conditions[0]).toMatchObject({ field: 'person_id', value: ['ana', 'ann'] });
  expect(part).toMatchObject({ is: 'ready', hasMore: true });
  expect(part?.is === 'ready' && part.items[0]).toMatchObject({ about: ['2.5 hours'], by: null });
});

it('tells of no thank-you that waits, and of a move once', () => {
  const at = { toMillis: () => 5 };
  const titles = (name: string, records: object[]) => {
    none.value = records;
    const part = timelineSources
      .find((one) => one.name === name)
      ?.useEntries(
        { ids: ['ana'], person: { id: 'ana', facets: ['donor'] } } as unknown as TimelineSubject,
        10,
      );
    none.value = [];
    return part?.is === 'ready' ? part.items.map(({ title }) => title) : part?.is;
  };
  const thanked = { id: 'g', cents: 5_000, done_on: '2027-03-01', done_by: 'rosa', note: null };
  expect(
    titles('thanks', [
      { ...thanked, state: 'letter' },
      { ...thanked, state: 'due', done_on: null },
    ]),
  ).toEqual(['Thank-you letter for $50.00']);
  const moved = { gift_id: 'g', recorded_at: at, recorded_by: 'rosa', reason: null, kind: 'designation' };
  expect(
    titles('moved', [
      { ...moved, id: 'm', cents: -5_000, election: null },
      { ...moved, id: 'm-to', cents: 5_000, election: 'G2028' },
      { ...moved, id: 'a', cents: -2_500, election: null, kind: 'attribution' },
      { ...moved, id: 'p', cents: 2_500, election: null, kind: 'partner' },
      { ...moved, id: 'r', cents: -2_500, election: null, kind: 'refund' },
    ]),
  ).toEqual([
    '$50.00 redesignated · General election 2028',
    '$25.00 attributed to another donor',
    '$25.00 as a partner’s part of a gift',
    '$25.00 refunded',
  ]);
  const member = { id: 'c', created_at: at, created_by: 'rosa', note: null, goal: 1_000_000, commitment: 0 };
  expect(titles('committee', [{ ...member, left_on: null }])).toEqual([
    'Joined the finance committee · goal $10,000.00',
  ]);
});

it('reads one document of what was requested of a donor, and shows the newest ten', () => {
  const request = { way: 'letter', by: 'rosa', mail: null, why: null };
  const days = Array.from({ length: 12 }, (_, at) => `2027-01-${String(at + 10)}`);
  document.value = { requests: days.map((on, at) => ({ ...request, id: `r${at}`, on })), closed: null };
  const source = timelineSources.find(({ name }) => name === 'request');
  const person = { id: 'ana', facets: ['donor'] };
  const part = source?.useEntries({ ids: ['ana', 'ann'], person } as unknown as TimelineSubject, 10);
  expect(part).toMatchObject({ is: 'ready', hasMore: true, items: { length: 10, 0: { id: 'r11' } } });
  expect(documentIds).toEqual(['ana']);
});
