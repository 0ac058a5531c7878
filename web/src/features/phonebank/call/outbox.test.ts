import { beforeEach, expect, it } from 'vitest';
import type { CallReport } from '#shared/calls/calling.ts';
import { drop, nextOf, put, waiting } from './outbox.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

const report = (id: string): CallReport => ({
  ...{ id, voter: 'V1', packet: 0, outcome: 'not_home', goalMet: false, callBackAt: null },
});
const ids = (all: readonly CallReport[]) => all.map(({ id }) => id);

it('keeps what is put, once each and by list and member, until it is taken', () => {
  put('ana', 'one', report('r1'));
  put('ana', 'one', report('r1'));
  put('ana', 'two', report('r2'));
  put('ben', 'one', report('r3'));
  expect(ids(waiting('ana', 'one'))).toEqual(['r1']);
  drop('ana', ['r1']);
  expect(waiting('ana', 'one')).toEqual([]);
  expect(ids(waiting('ana', 'two'))).toEqual(['r2']);
  drop('ana', ['r2']);
  expect([...stored.keys()]).toEqual(['calls ben']);
});

it('sends some at a time, the oldest first', () => {
  for (let at = 0; at < 25; at++) put('ana', 'one', report(`r${at}`));
  expect(ids(nextOf('ana', 'one'))).toHaveLength(20);
  expect(nextOf('ana', 'one')[0]?.id).toBe('r0');
});

it('what is damaged is nothing', () => {
  stored.set('calls ana', '{');
  expect(waiting('ana', 'one')).toEqual([]);
  stored.set('calls ana', '[{"list":"one","report":{"id":7}}]');
  expect(waiting('ana', 'one')).toEqual([]);
});
