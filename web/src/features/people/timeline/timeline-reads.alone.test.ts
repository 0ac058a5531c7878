import { expect, it, vi } from 'vitest';
import type { TimelineSubject } from './timeline-source.ts';

const limits: number[] = [];
const conditions: { field: string; value: unknown }[] = [];
const none = { is: 'ready', value: [] };
const ask = (_: unknown, __: string, query: () => unknown) => {
  query();
  return none;
};
vi.mock('../../../shared/data/live.ts', () => ({ useLiveQuery: ask }));
vi.mock('../../../shared/data/use-list-once.ts', () => ({ useListOnce: ask }));
vi.mock('../../../shared/data/queries.ts', () => ({
  inOrder: (list: { conditions: typeof conditions }) => {
    conditions.push(...list.conditions);
    return list;
  },
  firstOf: (_: object, count: number) => limits.push(count),
}));
vi.mock('../../../shared/scripts/use-scripts.ts', () => ({ useQuestions: () => none }));
vi.mock('../../../shared/session/session-store.ts', () => ({
  useMember: () => ({ organization: 'rivera', can: () => true }),
}));
const { timelineSources } = await import('./timeline-sources.ts');

/** Sources that say again what the page has read already. */
const without = ['consent', 'card'];
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
    expect(conditions).toMatchObject([{ value: expect.arrayContaining(['ana', 'ann']) }]);
  },
);
