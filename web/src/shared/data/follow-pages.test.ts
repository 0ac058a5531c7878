import { beforeEach, expect, it, vi } from 'vitest';
import type { QueryResult, QuerySubscription } from './follow.ts';
import { type Pages, subscribePages } from './follow-pages.ts';

type Listening = { key: string; stored: QueryResult | null; next: (result: QueryResult | null) => void };
const following = vi.hoisted(() => ({
  listening: [] as Listening[],
  stored: new Map<string, object>(),
  read: [] as string[],
  release: () => {},
  held: Promise.resolve(),
}));
vi.mock('./follow.ts', () => ({
  subscribeQuery: ({ key, stored }: Listening, next: Listening['next']) => {
    following.listening.push({ key, stored, next });
    return { stop: () => {}, again: () => {} };
  },
  readPersistedResult: async (key: string) => {
    following.read.push(key);
    await following.held;
    return following.stored.get(key) ?? null;
  },
}));

/** A page of two is full; what it says begins the next one. */
const result = (ids: string, stale: boolean): QueryResult => ({
  answer: [[...ids].map((id) => ({ id, fields: {} }))],
  ...{ requestedAt: 0, stale, at: stale ? 1 : null },
});
let shown: string[] = [];
const written = ({ results }: Pages) =>
  results.map((one) => one?.answer[0]?.map(({ id }) => id).join('') ?? '-').join('|');
const keys = () => following.listening.map(({ key }) => key);
const tell = (page: number, ids: string | null, stale = false) =>
  following.listening[page]?.next(ids === null ? null : result(ids, stale));
const settled = () => new Promise((done) => setTimeout(done));

function listen(): QuerySubscription {
  const spec = {
    ...{ key: 'roster', table: 'rsvps', pagesMax: 4, page: () => ({}) },
    next: ({ answer: [rows = []] }: QueryResult) => (rows.length >= 2 ? rows.at(-1)?.id : undefined),
  };
  const show = (pages: Pages) => shown.push(written(pages));
  return Reflect.apply(subscribePages, null, [spec, show, () => shown.push('failed')]);
}
const keep = (...pages: string[]) =>
  pages.forEach((ids, place) => {
    following.stored.set(`roster page ${place + 1}`, result(ids, true));
  });

beforeEach(() => {
  shown = [];
  following.listening = [];
  following.read = [];
  following.stored.clear();
  following.held = Promise.resolve();
});

it('asks for a page once the one before it is full', () => {
  listen();
  tell(0, 'ab');
  tell(1, 'c');
  expect(keys()).toEqual(['roster page 0', 'roster page 1']);
  expect(shown).toEqual(['ab', 'ab|c']);
  expect(following.read).toEqual([]);
});

it('reads the pages that this device has kept side by side and shows them at once', async () => {
  keep('cd', 'e');
  listen();
  tell(0, 'ab', true);
  expect(following.read).toEqual(['roster page 1', 'roster page 2', 'roster page 3']);
  expect(shown).toEqual([]);
  await settled();
  expect(shown).toEqual(['ab|cd|e']);
  expect(following.listening.map(({ stored }) => stored !== null)).toEqual([false, true, true]);
});

it('listens to the page after the last one that it has kept', async () => {
  keep('cd');
  listen();
  tell(0, 'ab', true);
  await settled();
  expect(keys()).toEqual(['roster page 0', 'roster page 1', 'roster page 2']);
});

it('does not lay what it had over what the server says meanwhile', async () => {
  keep('cd', 'e');
  following.held = new Promise((done) => {
    following.release = done;
  });
  listen();
  tell(0, 'ab', true);
  tell(0, 'ax');
  tell(1, 'y');
  following.release();
  await settled();
  expect(shown.at(-1)).toBe('ax|y');
  expect(keys()).toEqual(['roster page 0', 'roster page 1']);
});

it('opens nothing once it was left', async () => {
  keep('cd');
  const pages = listen();
  tell(0, 'ab', true);
  pages.stop();
  await settled();
  expect(keys()).toEqual(['roster page 0']);
  expect(shown).toEqual([]);
});
